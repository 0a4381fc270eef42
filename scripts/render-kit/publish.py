"""Exports finished renders as JPEG into the website's pictures: python3 publish.py [--to FOLDER] [--skip NAME ...]

Prints `src` and `alt` of every picture that is new or has changed, ready for a page's front matter.
"""
import argparse
import io
import os
import sys
import types
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(HERE, '..', '..', 'content', 'images')


def load_scenes():
    """The scene list without Blender: stub the modules that only exist inside it."""
    sys.path.insert(0, HERE)
    for name in ('bpy', 'bmesh', 'mathutils'):
        mod = types.ModuleType(name)
        mod.Matrix = mod.Vector = object
        mod.types = types.SimpleNamespace(NodeSocket=object)
        sys.modules.setdefault(name, mod)
    from kit import scenes
    return scenes.SCENES


GROUND = 247, 240, 230                           # the site's page colour, #F7F0E6: cutaways have no edge on it


def on_ground(im):
    """Scales the channels so that the picture's ground is exactly the page's colour."""
    corner = im.getpixel((4, 4))
    bands = [b.point([min(255, round(v * want / have)) for v in range(256)]) for b, want, have in zip(im.split(), GROUND, corner)]
    return Image.merge('RGB', bands)


def main():
    p = argparse.ArgumentParser()
    p.add_argument('--to', default=PICTURES)
    p.add_argument('--skip', nargs='*', default=[])
    args = p.parse_args()
    count = 0
    for name, s in load_scenes().items():
        src = os.path.join(HERE, 'out', s['family'], name + '.png')
        if name in args.skip or not os.path.exists(src):
            continue
        im = Image.open(src)
        if im.size != tuple(s['size']) or int(im.info.get('rev', 1)) < s.get('rev', 1):
            continue                                      # a draft, or a render of an older revision
        rel = f"{s['family']}/{name}.jpg"
        dst = os.path.join(args.to, rel)
        os.makedirs(os.path.dirname(dst), exist_ok=True)
        if os.path.exists(dst) and os.path.getmtime(dst) >= os.path.getmtime(src):
            continue
        im = im.convert('RGB')
        if s['family'] == 'cutaways':
            im = on_ground(im)
        for quality in range(88, 60, -2):                 # at most 500 kB each, which `npm run check` asks for
            buf = io.BytesIO()
            im.save(buf, 'JPEG', quality=quality, optimize=True, progressive=True, subsampling=0 if s['family'] == 'cutaways' else 2)
            if buf.tell() <= 500_000:
                break
        with open(dst + '.part', 'wb') as f:
            f.write(buf.getvalue())
        os.replace(dst + '.part', dst)
        count += 1
        print(f"src: {rel}\nalt: {s['alt']}\n")
    print(count, 'pictures')


main()
