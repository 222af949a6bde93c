package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICallGraphProvider2;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAttributes;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter.FunctionKind;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionColours;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.TraceHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameBox;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameScene;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTreeGroupBy;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallGraphBuilder;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.AllGroupDescriptor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.ui.testkit.OnUiThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Mouse and keys on a flame graph, through the events that the toolkit would send. */
@ExtendWith(OnUiThread.class)
class FlameGraphControlTest {

    private static final FunctionNames NAMES = FunctionNames.withoutSymbols();

    private final Shell shell = new Shell();
    private final FlameGraphControl control = new FlameGraphControl(shell);
    private final FlameScene scene = control.scene();

    @BeforeEach
    void open() {
        shell.setLayout(new FillLayout());
        control.setTheme(Theme.LIGHT);
        shell.setSize(900, 300);
        shell.open();
        control.setTrees(calls(1));
    }

    @AfterEach
    void close() {
        shell.dispose();
    }

    /** main for 100 units of time, in it slow for 60 and quick for 20. */
    private static FlameTrees calls(long unit) {
        return calls(unit, "slow");
    }

    private static FlameTrees calls(long unit, String slow) {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("calls", 0));
        CallStackWriter writer = new CallStackWriter(history, new CallStackOddities());
        writer.enter(0, 1, 1, "t", "main");
        writer.enter(0, 1, 1, "t", slow);
        writer.exit(60 * unit, 1, 1, "t", FunctionKind.NAME, slow);
        writer.enter(60 * unit, 1, 1, "t", "quick");
        writer.exit(80 * unit, 1, 1, "t", FunctionKind.NAME, "quick");
        writer.exit(100 * unit, 1, 1, "t", FunctionKind.NAME, "main");
        history.closeHistory(100 * unit);
        Graphs graphs =
                new Graphs(
                        CallGraphBuilder.compute(
                                new CallStackSeries(
                                        history,
                                        CallStackAttributes.patterns(),
                                        0,
                                        "",
                                        new TraceHostIdResolver(null),
                                        null),
                                NAMES,
                                Long.MIN_VALUE,
                                Long.MAX_VALUE));
        return FlameTrees.of(
                graphs,
                WeightedTreeGroupBy.groupWeightedTreeBy(
                        AllGroupDescriptor.getInstance(), graphs.graph(), graphs),
                true,
                List.of(),
                List.of());
    }

    /** Offers a call graph. */
    private record Graphs(CallGraph graph) implements ICallGraphProvider2 {
        @Override
        public Collection<IWeightedTreeGroupDescriptor> getGroupDescriptors() {
            return List.of();
        }

        @Override
        public CallGraph getCallGraph(ITmfTimestamp start, ITmfTimestamp end) {
            return graph;
        }

        @Override
        public CallGraph getCallGraph() {
            return graph;
        }

        @Override
        public AggregatedCallSite createCallSite(Object object) {
            return new AggregatedCallSite((ICallStackSymbol) object, 0);
        }

        @Override
        public String getTitle() {
            return "Calls";
        }

        @Override
        public MetricType getWeightType() {
            return new MetricType("Duration", DataType.NANOSECONDS, null);
        }

        @Override
        public String toDisplayString(AggregatedCallSite site) {
            return NAMES.name(site.getObject());
        }
    }

    private void press(int key) {
        Event e = new Event();
        e.keyCode = key;
        control.notifyListeners(SWT.KeyDown, e);
    }

    private void click(double share, int row) {
        Event e = new Event();
        e.button = 1;
        e.x = (int) (share * control.getClientArea().width);
        e.y = (int) ((row + 0.5) * FlameScene.ROW);
        control.notifyListeners(SWT.MouseDown, e);
    }

    private String selected() {
        FlameBox box = scene.selected();
        return box == null ? "" : box.name();
    }

    /** For a file: numbers are numbers, and a function knows its caller. */
    @Test
    void aTableHasARowPerFunction() throws Exception {
        FlameRows rows = new FlameRows(calls(1));
        assertThat(rows.titles())
                .startsWith("Number", "Caller", "Depth", "Group", "Function")
                .contains("Self", "Calls", "Shortest", "Longest");
        int first = rows.titles().indexOf("Function");
        List<List<?>> values = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            assertThat(rows.row(i)).hasSameSizeAs(rows.titles());
            assertThat(rows.row(i).get(0)).isEqualTo(i);
            values.add(rows.row(i).subList(first, first + 3));
        }
        assertThat(values)
                .containsExactlyInAnyOrder(
                        List.of("main", 100L, 20L),
                        List.of("slow", 60L, 60L),
                        List.of("quick", 20L, 20L));
        int main = values.indexOf(List.of("main", 100L, 20L));
        for (int i = 0; i < rows.size(); i++) {
            assertThat(rows.row(i).get(1)).isEqualTo(i == main ? null : main);
            assertThat(rows.row(i).get(2)).isEqualTo(i == main ? 0 : 1);
        }
    }

    @Test
    void aClickZoomsInAndAClickOnACallerZoomsOutAgain() {
        click(0.7, 2);
        assertThat(selected()).isEqualTo("quick");
        assertThat(scene.from()).isEqualTo(60);
        assertThat(scene.to()).isEqualTo(80);
        click(0.5, 0);
        assertThat(scene.isZoomed()).isFalse();
    }

    @Test
    void arrowsWalkAlongTheCalls() {
        press(SWT.ARROW_DOWN);
        press(SWT.ARROW_DOWN);
        press(SWT.ARROW_DOWN);
        assertThat(selected()).isEqualTo("slow");
        press(SWT.ARROW_RIGHT);
        assertThat(selected()).isEqualTo("quick");
        press(SWT.CR);
        assertThat(scene.from()).isEqualTo(60);
        press(SWT.ARROW_UP);
        assertThat(selected()).isEqualTo("main");
        press(SWT.HOME);
        assertThat(scene.isZoomed()).isFalse();
    }

    @Test
    void keysZoomAndMove() {
        press('w');
        press('w');
        assertThat(scene.isZoomed()).isTrue();
        double before = scene.from();
        press('d');
        assertThat(scene.from()).isGreaterThan(before);
        press('a');
        press('s');
        press('s');
        press('s');
        assertThat(scene.isZoomed()).isFalse();
    }

    @Test
    void matchesAreVisitedOneAfterTheOther() {
        control.setSearch(RowFilter.parse("slow|quick"));
        control.nextMatch(1);
        assertThat(selected()).isEqualTo("slow");
        press(SWT.F3);
        assertThat(selected()).isEqualTo("quick");
        press(SWT.F3);
        assertThat(selected()).isEqualTo("slow");
        control.nextMatch(-1);
        assertThat(selected()).isEqualTo("quick");
    }

    @Test
    void newCallsKeepTheFunctionThatIsZoomedTo() {
        click(0.7, 2);
        control.setTrees(calls(1000));
        assertThat(selected()).isEqualTo("quick");
        assertThat(scene.from()).isEqualTo(60_000);
        assertThat(scene.to()).isEqualTo(80_000);
    }

    @Test
    void aBoxHasTheColourOfItsFunction() {
        control.update();
        Image image = new Image(shell.getDisplay(), 900, 300);
        GC gc = new GC(image);
        Event e = new Event();
        e.gc = gc;
        control.notifyListeners(SWT.Paint, e);
        gc.dispose();
        int width = control.getClientArea().width;
        RGB pixel =
                image.getImageData()
                        .palette
                        .getRGB(
                                image.getImageData()
                                        .getPixel(
                                                (int) (width * 0.4), (int) (2.2 * FlameScene.ROW)));
        image.dispose();
        int colour = FunctionColours.argb(FunctionColours.index("slow"));
        assertThat(pixel)
                .isEqualTo(new RGB(colour >> 16 & 0xff, colour >> 8 & 0xff, colour & 0xff));
    }

    @Test
    void detailsCanBeCopied() {
        click(0.7, 2);
        assertThat(Objects.requireNonNull(control.detailsOfSelected()))
                .startsWith("quick\n")
                .contains("Time: 20 ns (20.0 %)", "Calls: 1");
    }

    /** What a tooltip says, word by word; empty while there is none. */
    private List<String> tooltip() {
        // The shells of the display include those of a workbench that is open beside the test.
        for (Shell other : shell.getShells()) {
            if (other.isVisible()) {
                return texts(other);
            }
        }
        return List.of();
    }

    private static List<String> texts(Composite parent) {
        List<String> texts = new ArrayList<>();
        for (Control child : parent.getChildren()) {
            if (child instanceof Label label) {
                texts.add(label.getText());
            } else if (child instanceof Composite inner) {
                texts.addAll(texts(inner));
            }
        }
        return texts;
    }

    private void hover(double share, int row) {
        Event e = new Event();
        e.x = (int) (share * control.getClientArea().width);
        e.y = (int) ((row + 0.5) * FlameScene.ROW);
        control.notifyListeners(SWT.MouseHover, e);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(3);
        while (tooltip().isEmpty() && System.nanoTime() < end) {
            if (!shell.getDisplay().readAndDispatch()) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void aTooltipTellsTheTimeTheCallsAndTheSymbolOfAFunction() {
        control.setTrees(calls(1, "_ZN4math4slowEi"));
        hover(0.3, 2);
        assertThat(tooltip())
                .startsWith("math::slow(int)", "Time", "60 ns (60.0 %)")
                .contains("Of its caller", "60.0 %", "Calls", "1", "Symbol", "_ZN4math4slowEi");
    }

    @Test
    void whereNothingIsThereIsNoTooltip() {
        hover(0.95, 2);
        assertThat(tooltip()).isEmpty();
    }
}
