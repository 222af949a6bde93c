// A canvas that fills its element, is sharp at any scale, and is drawn at most once per frame.

export function canvasIn(element, paint) {
    const canvas = element.appendChild(document.createElement("canvas"));
    let asked = false;
    const draw = () => {
        asked = false;
        const scale = devicePixelRatio;
        const width = element.clientWidth;
        const height = element.clientHeight;
        if (!width || !height) {
            return;
        }
        if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
            canvas.width = Math.round(width * scale);
            canvas.height = Math.round(height * scale);
        }
        const g = canvas.getContext("2d", {alpha: false});
        g.setTransform(scale, 0, 0, scale, 0, 0);
        paint(g, width, height, scale);
    };
    const redraw = () => {
        if (!asked) {
            asked = true;
            requestAnimationFrame(draw);
        }
    };
    new ResizeObserver(redraw).observe(element);
    addEventListener("beforeprint", draw);
    return {canvas, redraw};
}
