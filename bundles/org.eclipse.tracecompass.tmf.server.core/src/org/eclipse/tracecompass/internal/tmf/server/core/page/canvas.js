// A canvas that fills its element, is sharp at any scale, and is drawn at most once per frame, and only in sight.

/** All canvases, to draw those out of sight before printing. */
const all = new Set();

/** Draws every canvas, wherever it is. */
export function drawAll() {
    all.forEach(surface => surface.draw());
}

export function canvasIn(element, paint, alpha = false) {
    const canvas = element.appendChild(document.createElement("canvas"));
    // a bitmap is only shown; browsers hand over a canvas that is drawn to with every frame, even if nothing changed
    const shown = canvas.getContext("bitmaprenderer", {alpha});
    const image = new OffscreenCanvas(1, 1);
    let asked = false;
    let inSight = true;
    const draw = () => {
        asked = false;
        const scale = devicePixelRatio;
        const width = element.clientWidth;
        const height = element.clientHeight;
        if (!width || !height) {
            return;
        }
        if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
            canvas.width = image.width = Math.round(width * scale);
            canvas.height = image.height = Math.round(height * scale);
        }
        const g = image.getContext("2d", {alpha});
        g.setTransform(scale, 0, 0, scale, 0, 0);
        paint(g, width, height, scale);
        shown.transferFromImageBitmap(image.transferToImageBitmap());
    };
    const redraw = () => {
        if (!asked && inSight) {
            asked = true;
            requestAnimationFrame(draw);
        }
    };
    const sizes = new ResizeObserver(redraw);
    sizes.observe(element);
    const sight = new IntersectionObserver(entries => {
        inSight = entries.at(-1).isIntersecting;
        redraw();
    });
    sight.observe(element);
    const surface = {
        canvas, draw, redraw,
        close() {
            sizes.disconnect();
            sight.disconnect();
            all.delete(surface);
        },
    };
    all.add(surface);
    return surface;
}
