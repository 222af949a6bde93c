package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eclipse.tracecompass.tmf.drawing.core.surface.ImageSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.Emphasis;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.junit.jupiter.api.Test;

class EmphasisPainterTest {

    private static final int ROWS = 5;
    private static final int LENGTH = 1000;
    private static final int NAMES = 200;
    private static final int STATE = 0xff2060c0;

    private final TimeGraphScene scene = new TimeGraphScene();

    EmphasisPainterTest() {
        List<TimeGraphEntry> rows = new ArrayList<>();
        Map<Long, RowStates> states = new HashMap<>();
        for (int i = 0; i < ROWS; i++) {
            rows.add(new TimeGraphEntry(i, -1, List.of("row " + i), 0, LENGTH, true));
            states.put(Long.valueOf(i), new RowStates.Builder().add(0, LENGTH, 0).build());
        }
        scene.setSize(NAMES + LENGTH, 200);
        scene.setNamesWidth(NAMES);
        scene.setViewport(Viewport.of(0, LENGTH, LENGTH));
        scene.setData(
                new TimeGraphData(
                        new TimeGraphTree(List.of(), rows, -1),
                        new StatePalette(List.of(new StateStyle("s", "s", STATE, 1))),
                        states,
                        List.of(),
                        List.of(),
                        false));
    }

    /** One nanosecond is one pixel, so that each pixel is either inside a piece or not. */
    @Test
    void onlyTimesOutsideOfThePiecesAreFaint() {
        Random random = new Random(18);
        boolean[][] inside = new boolean[ROWS][LENGTH];
        Map<Long, long[]> pieces = new HashMap<>();
        for (int row = 0; row < ROWS; row++) {
            List<Long> times = new ArrayList<>();
            for (int t = random.nextInt(60); t < LENGTH - 60; t += 1 + random.nextInt(60)) {
                int end = t + 1 + random.nextInt(50);
                times.add(Long.valueOf(t));
                times.add(Long.valueOf(end));
                for (; t < end; t++) {
                    inside[row][t] = true;
                }
            }
            pieces.put(Long.valueOf(row), times.stream().mapToLong(Long::longValue).toArray());
        }
        int from = 100;
        int to = 900;
        scene.setEmphasis(new Emphasis(pieces, List.of(), from, to, ""));
        try (ImageSurface surface = new ImageSurface(NAMES + LENGTH, 200, 1, Theme.LIGHT)) {
            scene.paintStill(surface);
            for (VisibleRow row : scene.layout().rows()) {
                int y = (int) (scene.context().rowTop(row) + row.height() / 2);
                for (int t = 0; t < LENGTH; t++) {
                    boolean bright = surface.image().getRGB(NAMES + t, y) == STATE;
                    boolean expected = t < from || t >= to || inside[row.index()][t];
                    assertThat(bright).as("row %s at %s", row.index(), t).isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void aCaptionAloneMakesNothingFaint() {
        scene.setEmphasis(Emphasis.caption("nothing yet"));
        try (ImageSurface surface = new ImageSurface(NAMES + LENGTH, 200, 1, Theme.LIGHT)) {
            scene.paintStill(surface);
            int y = (int) (TimeGraphScene.RULER_HEIGHT + 10);
            assertThat(surface.image().getRGB(NAMES + 500, y)).isEqualTo(STATE);
            assertThat(surface.image().getRGB(NAMES + LENGTH - 9, 200 - 11))
                    .isEqualTo(Theme.LIGHT.accent());
        }
    }
}
