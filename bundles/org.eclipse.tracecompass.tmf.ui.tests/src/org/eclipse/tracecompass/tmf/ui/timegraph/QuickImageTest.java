package org.eclipse.tracecompass.tmf.ui.timegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An image drawn as a pattern, compared with the toolkit's own way to draw it. */
@NonNullByDefault({})
class QuickImageTest {

    private static final int WIDTH = 60;
    private static final int HEIGHT = 40;

    /** Another colour and another opacity at each pixel. */
    private Image source() {
        ImageData data = new ImageData(WIDTH, HEIGHT, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                data.setPixel(x, y, x * 4 << 16 | y * 6 << 8 | (x + y) * 2);
                data.setAlpha(x, y, x < WIDTH / 2 ? 255 : y * 6);
            }
        }
        return new Image(Display.getCurrent(), data);
    }

    private byte[] drawn(Consumer<GC> drawing) {
        Display display = Display.getCurrent();
        Image target = new Image(display, 2 * WIDTH, 2 * HEIGHT);
        GC gc = new GC(target);
        try {
            gc.setBackground(display.getSystemColor(SWT.COLOR_YELLOW));
            gc.fillRectangle(target.getBounds());
            gc.setClipping(3, 2, WIDTH + 5, HEIGHT + 4);
            drawing.accept(gc);
            // what follows is not changed by it
            gc.fillRectangle(5, 5, 4, 4);
            return target.getImageData().data;
        } finally {
            gc.dispose();
            target.dispose();
        }
    }

    private boolean compare(int x, int y) {
        Image image = source();
        QuickImage quick = new QuickImage(source());
        byte[] expected = drawn(gc -> gc.drawImage(image, x, y));
        assertThat(drawn(gc -> quick.draw(gc, x, y))).isEqualTo(expected);
        byte[] nothing = drawn(gc -> {});
        if (x < WIDTH) {
            assertThat(expected).isNotEqualTo(nothing);
        } else {
            assertThat(expected).isEqualTo(nothing);
        }
        image.dispose();
        quick.dispose();
        assertThat(quick.image().isDisposed()).isTrue();
        return true;
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "13, 7", "-8, -5", "200, 0"})
    void itIsDrawnAsTheToolkitDoes(int x, int y) throws Exception {
        UiThread.call(() -> compare(x, y));
    }

    private boolean paintLater() {
        QuickImage quick = new QuickImage(source());
        byte[] before = drawn(gc -> quick.draw(gc, 0, 0));
        GC inner = new GC(quick.image());
        inner.fillRectangle(10, 10, 20, 20);
        inner.dispose();
        byte[] after = drawn(gc -> quick.draw(gc, 0, 0));
        assertThat(after).isNotEqualTo(before);
        assertThat(after).isEqualTo(drawn(gc -> gc.drawImage(quick.image(), 0, 0)));
        quick.dispose();
        return true;
    }

    @Test
    void whatIsPaintedOnItLaterIsDrawnToo() throws Exception {
        UiThread.call(this::paintLater);
    }
}
