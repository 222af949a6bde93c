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
        List<TimeGraphLink> list = new ArrayList<>();
        for (int i = 0; i < links; i++) {
            long t = i % times;
            list.add(new TimeGraphLink(0, i == 0 ? 2 : 1, t, t, 0, "", ""));
        }
        return lines(list, 3);
    }

    private long lines(List<TimeGraphLink> list, int count) {
        List<TimeGraphEntry> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rows.add(new TimeGraphEntry(i, -1, List.of("row " + i), 0, 1000, true));
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

    /** As many links between the first rows as there are places for, all of them visible. */
    private static List<TimeGraphLink> crowd() {
        List<TimeGraphLink> links = new ArrayList<>();
        for (int i = 0; i < 6000; i++) {
            long t = i / 6;
            links.add(new TimeGraphLink(i % 3, (i % 3 + 1 + i / 3 % 2) % 3, t, t, 0, "", "many"));
        }
        return links;
    }

    @Test
    void aCrowdBeforeThemHidesNeitherLinksOfAnotherKindNorThoseOfTheSelectedRow() {
        List<TimeGraphLink> links = crowd();
        links.add(new TimeGraphLink(0, 1, 999, 999, 0, "", "few"));
        links.add(new TimeGraphLink(0, 3, 999, 999, 0, "", "few"));
        assertThat(lines(links, 5)).isEqualTo(2);

        links.add(new TimeGraphLink(1, 4, 999, 999, 0, "", "many"));
        scene.setSelectedRow(4L);
        assertThat(lines(links, 5)).isEqualTo(3);
    }

    @Test
    void switchedOffMeansNone() {
        scene.setShowLinks(false);
        assertThat(lines(5, 5)).isZero();
    }
}
