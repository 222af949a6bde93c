package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is shown of a flame graph, and pictures of it. */
class FlameSceneTest {

    @TempDir Path folder = Path.of("");
    private final FlameScene scene = new FlameScene();

    @BeforeEach
    void showCalls() {
        scene.setTrees(Calls.trees(Calls.ALL, "main( quick( ) slow( . . . ) quick( ) )"), "all");
        scene.setSize(1000, 3 * FlameScene.ROW);
    }

    private String nameAt(double x, double row) {
        FlameBox box = scene.at(x, (row + 0.5) * FlameScene.ROW);
        return box == null ? "" : box.name();
    }

    @Test
    void calleesStandBelowTheirCallersOrAboveThem() {
        assertThat(nameAt(10, 0)).isEqualTo("all");
        assertThat(nameAt(399, 2)).isEqualTo("slow");
        scene.setUpward(true);
        assertThat(nameAt(10, 2)).isEqualTo("all");
        assertThat(nameAt(399, 0)).isEqualTo("slow");
    }

    @Test
    void zoomingToABoxGivesItTheWholeWidth() {
        FlameBox slow = Objects.requireNonNull(scene.at(10, 2.5 * FlameScene.ROW));
        scene.zoomTo(slow);
        assertThat(nameAt(1, 2)).isEqualTo("slow");
        assertThat(nameAt(999, 2)).isEqualTo("slow");
        assertThat(nameAt(999, 0)).isEqualTo("all");
        assertThat(scene.isZoomed()).isTrue();
        scene.showAll();
        assertThat(scene.isZoomed()).isFalse();
    }

    @Test
    void zoomingKeepsThePlaceUnderThePointerAndPanningStaysInside() {
        double before = scene.place(300);
        scene.zoom(4, 300);
        assertThat(scene.place(300)).isEqualTo(before, org.assertj.core.data.Offset.offset(1e-9));
        scene.pan(-100);
        assertThat(scene.from()).isZero();
        scene.pan(100);
        assertThat(scene.to()).isEqualTo(100);
        scene.zoom(0.001, 10);
        assertThat(scene.isZoomed()).isFalse();
    }

    @Test
    void aBoxThatIsTooSmallToSeeIsRevealed() {
        FlameBox slow = Objects.requireNonNull(scene.at(10, 2.5 * FlameScene.ROW));
        FlameBox quick = Objects.requireNonNull(scene.boxes().beside(slow, 1));
        scene.zoomTo(slow);
        scene.setSize(1000, FlameScene.ROW);
        scene.reveal(quick);
        assertThat(scene.scroll()).isEqualTo(2 * FlameScene.ROW);
        assertThat(quick.start()).isBetween((long) scene.from(), (long) scene.to());
    }

    @Test
    void aChangedOrderKeepsTheSelectedFunction() {
        FlameBox slow = Objects.requireNonNull(scene.at(10, 2.5 * FlameScene.ROW));
        scene.select(slow);
        scene.setOrder(FlameOrder.NAME);
        FlameBox selected = Objects.requireNonNull(scene.selected());
        assertThat(selected.name()).isEqualTo("slow");
        assertThat(selected.start()).isEqualTo(20);
    }

    @Test
    void detailsGiveTimesAndShares() {
        FlameBox slow = Objects.requireNonNull(scene.at(10, 2.5 * FlameScene.ROW));
        assertThat(FlameText.details(slow, scene.boxes().all(), scene.trees()))
                .containsEntry("Time", "40 ns (40.0 %)")
                .containsEntry("Of its caller", "40.0 %")
                .containsEntry("Self", "40 ns (100.0 % of its time)")
                .containsEntry("Calls", "1");
        assertThat(FlameText.line(slow, scene.boxes().all(), scene.trees()))
                .isEqualTo("slow   40 ns (40.0 %)   self 40 ns   1 call");
    }

    @Test
    void aPictureHasTheNamesAndMarksMatches() throws Exception {
        String svg =
                FlamePicture.of(scene.trees())
                        .width(600)
                        .title("calls & more")
                        .search(RowFilter.parse("quick"))
                        .toSvg();
        assertThat(svg).contains("main", "slow", "quick", "calls &amp; more");
        assertThat(svg).contains("1 function matches, 20 ns (20.0 %)").contains("#9d5bd2");
    }

    @Test
    void aPictureCanBeAnImage() throws PictureException, IOException {
        Path file = folder.resolve("flames.png");
        FlamePicture.of(scene.trees()).width(400).scale(1).theme(Theme.DARK).writePng(file);
        BufferedImage image = ImageIO.read(file.toFile());
        assertThat(image.getWidth()).isEqualTo(400);
        assertThat(image.getRGB(1, 1)).isEqualTo(Theme.DARK.background());
    }

    @Test
    void aPictureOfNothingIsRefused() {
        assertThatThrownBy(() -> FlamePicture.of(Calls.trees(Calls.ALL)).toSvg())
                .isInstanceOf(PictureException.class)
                .hasMessage("There are no calls to draw");
    }
}
