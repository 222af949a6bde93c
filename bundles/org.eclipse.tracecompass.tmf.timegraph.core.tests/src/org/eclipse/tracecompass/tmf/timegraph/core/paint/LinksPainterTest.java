package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.drawing.core.surface.SvgSurface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.junit.jupiter.api.Test;

class LinksPainterTest {

    private final TimeGraphScene scene = new TimeGraphScene();

    /**
     * How many lines are drawn for some links, one after the other, from the first row to the
     * second or third.
     */
    private long lines(int links, int times) {
        List<TimeGraphEntry> rows = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            rows.add(new TimeGraphEntry(i, -1, List.of("row " + i), 0, 1000, true));
        }
        List<TimeGraphLink> list = new ArrayList<>();
        for (int i = 0; i < links; i++) {
            long t = i % times;
            list.add(new TimeGraphLink(0, i == 0 ? 2 : 1, t, t, 0, "", ""));
        }
        scene.setSize(1200, 200);
        scene.setNamesWidth(200);
        scene.setViewport(Viewport.of(0, 1000, 1000));
        scene.setData(
                new TimeGraphData(
                        new TimeGraphTree(List.of(), rows, -1),
                        StatePalette.EMPTY,
                        Map.of(),
                        list,
                        List.of(),
                        false));
        SvgSurface surface = new SvgSurface(1200, 200, 1, Theme.LIGHT);
        new LinksPainter().paint(surface, scene.context());
        return surface.document("").lines().filter(l -> l.contains("stroke=")).count();
    }

    @Test
    void linksOnTheSamePixelsAreDrawnOnce() {
        assertThat(lines(80, 20)).isEqualTo(21);
    }

    @Test
    void aCrowdIsLeftOutExceptForTheSelectedRow() {
        assertThat(lines(900, 900)).isZero();
        scene.setSelectedRow(2L);
        assertThat(lines(900, 900)).isEqualTo(1);
    }

    @Test
    void switchedOffMeansNone() {
        scene.setShowLinks(false);
        assertThat(lines(5, 5)).isZero();
    }
}
