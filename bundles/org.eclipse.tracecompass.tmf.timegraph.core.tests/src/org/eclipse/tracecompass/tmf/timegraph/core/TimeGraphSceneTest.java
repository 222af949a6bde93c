package org.eclipse.tracecompass.tmf.timegraph.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.testkit.HandMadeProvider;
import org.eclipse.tracecompass.tmf.timegraph.core.SceneHit.Area;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimeGraphSceneTest {

    private final TimeGraphScene scene = new TimeGraphScene();

    @BeforeEach
    void showTheSample() {
        ProviderReader reader = new ProviderReader(HandMadeProvider.sample());
        NullProgressMonitor monitor = new NullProgressMonitor();
        scene.setSize(1000, TimeGraphScene.RULER_HEIGHT + 3 * 22);
        scene.setNamesWidth(200);
        scene.setViewport(Viewport.of(0, 1_000_000, 10));
        var tree = Objects.requireNonNull(reader.tree(0, 1_000_000, monitor).model());
        var states =
                Objects.requireNonNull(
                        reader.states(Set.of(1L, 2L, 3L, 9L), 0, 1_000_000, 800, monitor).model());
        scene.setData(
                new TimeGraphData(tree, reader.palette(), states, List.of(), List.of(), false));
    }

    @Test
    void everyPlaceBelongsToAnArea() {
        assertThat(scene.hit(600, 10).area()).isEqualTo(Area.RULER);
        assertThat(scene.hit(600, 50)).matches(h -> h.area() == Area.CHART && h.time() == 500_000);
        assertThat(scene.hit(200, 50).area()).isEqualTo(Area.DIVIDER);
        assertThat(scene.hit(30, 10)).matches(h -> h.area() == Area.HEADER && h.column() == 0);
        assertThat(scene.hit(110, 10))
                .matches(h -> h.area() == Area.COLUMN_EDGE && h.column() == 1);
        assertThat(scene.hit(8, 45).area()).isEqualTo(Area.TWISTY);
        assertThat(scene.hit(60, 45))
                .matches(
                        h ->
                                h.area() == Area.NAMES
                                        && Objects.requireNonNull(h.row()).entry().id() == 1);
    }

    @Test
    void scrollingStopsAtTheLastRowAndRevealsRows() {
        assertThat(scene.setScroll(1e6)).isTrue();
        assertThat(scene.scroll()).isEqualTo(22);
        assertThat(scene.reveal(1)).isTrue();
        assertThat(scene.scroll()).isZero();
        assertThat(scene.reveal(9)).isTrue();
        assertThat(scene.scroll()).isEqualTo(22);
    }

    @Test
    void hidingEmptyRowsFollowsTheWindow() {
        scene.options().setHideEmpty(true);
        scene.layoutChanged();
        assertThat(scene.layout().rows()).hasSize(3);
        scene.show(scene.viewport().zoomTo(800_000, 900_000));
        assertThat(scene.layout().rows()).extracting(r -> r.entry().id()).containsExactly(1L);
        assertThat(scene.request(2).rows()).isNull();
        assertThat(scene.back()).isTrue();
        assertThat(scene.layout().rows()).hasSize(3);
    }

    @Test
    void theRequestNamesTheRowsNearTheScreenAndTheDevicePixels() {
        assertThat(scene.request(2).rows()).containsExactlyInAnyOrder(1L, 2L, 3L, 9L);
        assertThat(scene.request(2).pixels()).isEqualTo(1600);
    }

    @Test
    void theTreeIsAskedForBeforeAnyStates() {
        scene.setData(TimeGraphData.EMPTY);
        scene.options().setHideEmpty(true);
        assertThat(scene.request(1).rows()).isEmpty();
    }

    @Test
    void withoutAChoiceNamesAreAsWideAsTheirColumnsNeed() {
        scene.setNamesWidth(-1);
        assertThat(scene.namesWidth())
                .isBetween(220.0, 360.0)
                .isEqualTo(Math.rint(scene.naturalNamesWidth()));
        scene.setAlignedNamesWidth(300);
        assertThat(scene.namesWidth()).isEqualTo(300);
        assertThat(scene.wantedNamesWidth()).isNegative();
    }

    @Test
    void chosenColoursReplaceThoseOfTheProvider() {
        scene.setColours(Map.of("run", 0xff123456));
        assertThat(scene.data().palette().styles())
                .anyMatch(s -> s.key().equals("run") && s.argb() == 0xff123456);
        scene.setColours(Map.of());
        assertThat(scene.data().palette().styles()).noneMatch(s -> s.argb() == 0xff123456);
    }
}
