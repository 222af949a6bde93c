package org.eclipse.tracecompass.tmf.ui.timegraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.SortOrder;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.StateStepper;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.ui.testkit.UiThread;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Mouse and keys on a control with synthetic rows, through the events that the toolkit would send.
 */
class TimeGraphControlTest {

    private static final long SPAN = SyntheticProvider.END - SyntheticProvider.START;

    /** One control in a window of its own. */
    private static final class Fixture {
        final Shell shell = new Shell();
        final TimeGraphControl control;
        final TimeGraphScene scene;
        final List<String> told = new ArrayList<>();

        Fixture() {
            shell.setLayout(new FillLayout());
            control = new TimeGraphControl(shell);
            control.setTheme(Theme.LIGHT);
            scene = control.scene();
            scene.setNamesWidth(300);
            control.setBounds(SyntheticProvider.START, SyntheticProvider.END);
            ProviderReader reader = new ProviderReader(new SyntheticProvider(40, 4000));
            control.input()
                    .commands()
                    .setStateFinder(
                            (row, time, forward, answer) -> {
                                StateStepper stepper =
                                        new StateStepper(
                                                reader,
                                                row,
                                                SyntheticProvider.START,
                                                SyntheticProvider.END,
                                                new NullProgressMonitor());
                                OptionalLong found =
                                        forward ? stepper.next(time) : stepper.previous(time);
                                answer.accept(found);
                            });
            control.addListener(
                    new TimeAxisListener() {
                        @Override
                        public void windowMoved(long start, long end) {
                            told.add("window");
                        }

                        @Override
                        public void timesSelected(long begin, long end) {
                            told.add("times");
                        }

                        @Override
                        public void rowSelected(@Nullable Long id) {
                            told.add("row " + id);
                        }
                    });
            shell.setSize(1100, 500);
            shell.open();
            control.setLoader(
                    new TimeGraphLoader(
                            reader,
                            Runnable::run,
                            new DataLoader.Listener<TimeGraphData>() {
                                @Override
                                public void loaded(TimeGraphData data, boolean running) {
                                    control.setData(data);
                                }

                                @Override
                                public void failed(String message, @Nullable Throwable cause) {
                                    told.add("failed " + message);
                                }
                            }));
        }

        Viewport window() {
            return scene.viewport();
        }

        TimeSelection selection() {
            return Objects.requireNonNull(scene.selection());
        }

        void mouse(int type, int button, int x, int y, int mask) {
            Event e = new Event();
            e.button = button;
            e.x = x;
            e.y = y;
            e.stateMask = mask;
            control.notifyListeners(type, e);
        }

        void drag(int button, int x1, int y1, int x2, int y2) {
            mouse(SWT.MouseDown, button, x1, y1, 0);
            mouse(SWT.MouseMove, 0, (x1 + x2) / 2, (y1 + y2) / 2, 0);
            mouse(SWT.MouseMove, 0, x2, y2, 0);
            mouse(SWT.MouseUp, button, x2, y2, 0);
        }

        void wheel(int count, int x, int mask) {
            Event e = new Event();
            e.count = count;
            e.x = x;
            e.y = 100;
            e.stateMask = mask;
            control.notifyListeners(SWT.MouseVerticalWheel, e);
        }

        void key(int keyCode, int mask) {
            Event e = new Event();
            e.keyCode = keyCode;
            e.character = keyCode < 128 ? (char) keyCode : 0;
            e.stateMask = mask;
            control.notifyListeners(SWT.KeyDown, e);
        }

        /** Lets the toolkit deliver what it has to deliver, paint events above all. */
        void paintNow() {
            long end = System.nanoTime() + 400_000_000L;
            while (System.nanoTime() < end) {
                if (!shell.getDisplay().readAndDispatch()) {
                    Thread.onSpinWait();
                }
            }
        }

        int rowY(int index) {
            return (int)
                    (TimeGraphScene.RULER_HEIGHT + (index + 0.5) * scene.options().rowHeight());
        }
    }

    private @Nullable Fixture open;

    private Fixture f() {
        return Objects.requireNonNull(open);
    }

    private static void ui(Runnable test) throws Exception {
        UiThread.call(
                () -> {
                    test.run();
                    return true;
                });
    }

    @BeforeEach
    void openTheWindow() throws Exception {
        open = UiThread.call(Fixture::new);
        ui(() -> f().control.update());
    }

    @AfterEach
    void closeTheWindow() throws Exception {
        if (open != null) {
            ui(() -> f().shell.dispose());
        }
    }

    @Test
    void draggingSelectsARangeAndTellsListeners() throws Exception {
        ui(
                () -> {
                    f().drag(1, 500, 100, 700, 100);
                    double pixel = f().window().nanosPerPixel();
                    assertThat(f().selection().from() - SyntheticProvider.START)
                            .isCloseTo((long) (200 * pixel), within((long) pixel));
                    assertThat(f().selection().to() - f().selection().from())
                            .isCloseTo((long) (200 * pixel), within((long) pixel));
                    assertThat(f().told).contains("times");
                    f().mouse(SWT.MouseDown, 1, 900, 100, SWT.SHIFT);
                    assertThat(f().window().toPixel(f().selection().to()))
                            .isCloseTo(600, within(1.0));
                });
    }

    @Test
    void theWheelZoomsPansAndScrolls() throws Exception {
        ui(
                () -> {
                    long under = f().window().toTime(400);
                    f().wheel(3, 700, SWT.MOD1);
                    assertThat(f().window().span())
                            .isCloseTo((long) (SPAN * 0.8), within(SPAN / 1000));
                    assertThat(f().window().toPixel(under)).isCloseTo(400, within(0.5));
                    long start = f().window().start();
                    f().wheel(-3, 700, SWT.SHIFT);
                    assertThat(f().window().start()).isGreaterThan(start);
                    assertThat(f().scene.scroll()).isZero();
                    f().wheel(-3, 700, 0);
                    assertThat(f().scene.scroll()).isEqualTo(3 * f().scene.options().rowHeight());
                });
    }

    @Test
    void theMiddleButtonPansAndTheRightOneZooms() throws Exception {
        ui(
                () -> {
                    f().drag(3, 400, 100, 600, 100);
                    assertThat(f().window().span())
                            .isCloseTo(
                                    (long) (200 * (SPAN / (double) f().window().width())),
                                    within(SPAN / 100));
                    long start = f().window().start();
                    f().drag(2, 600, 200, 500, 150);
                    assertThat(f().window().start() - start)
                            .isCloseTo(
                                    (long) (100 * f().window().nanosPerPixel()),
                                    within(2L + SPAN / 10000));
                    assertThat(f().scene.scroll()).isEqualTo(50);
                    f().key(SWT.ARROW_LEFT, SWT.ALT);
                    f().key(SWT.HOME, 0);
                    assertThat(f().window().showsAll()).isTrue();
                });
    }

    @Test
    void aDoubleClickOnTheRulerZoomsToTheSelection() throws Exception {
        ui(
                () -> {
                    f().control
                            .showSelection(
                                    SyntheticProvider.START + 1000,
                                    SyntheticProvider.START + 5_000_000);
                    f().mouse(SWT.MouseDoubleClick, 1, 700, 10, 0);
                    assertThat(f().window().start()).isEqualTo(SyntheticProvider.START + 1000);
                    assertThat(f().window().end()).isEqualTo(SyntheticProvider.START + 5_000_000);
                });
    }

    @Test
    void keysGoFromRowToRowAndExpandThem() throws Exception {
        ui(
                () -> {
                    f().key(SWT.ARROW_DOWN, 0);
                    assertThat(f().scene.selectedRow()).isEqualTo(1L);
                    int before = f().scene.layout().rows().size();
                    f().key('-', 0);
                    assertThat(f().scene.layout().rows()).hasSize(before - 6);
                    f().key(SWT.CR, 0);
                    assertThat(f().scene.layout().rows()).hasSize(before);
                    f().key(SWT.ARROW_DOWN, 0);
                    f().key('-', 0);
                    assertThat(f().scene.selectedRow()).isEqualTo(1L);
                    f().key(SWT.END, SWT.MOD1);
                    assertThat(f().scene.selectedRow()).isEqualTo(40L);
                    assertThat(f().scene.scroll()).isPositive();
                });
    }

    @Test
    void nextAndPreviousStateStepThroughTheSelectedRow() throws Exception {
        ui(
                () -> {
                    f().mouse(SWT.MouseDown, 1, 600, f().rowY(2), 0);
                    f().mouse(SWT.MouseUp, 1, 600, f().rowY(2), 0);
                    Long id = Objects.requireNonNull(f().scene.selectedRow());
                    RowStates row = f().scene.data().rowStates(id);
                    int i = row.indexAt(f().selection().begin());
                    f().key('n', 0);
                    assertThat(f().selection()).isEqualTo(TimeSelection.at(row.start(i + 1)));
                    f().key(SWT.ARROW_RIGHT, SWT.MOD1 | SWT.SHIFT);
                    assertThat(f().selection())
                            .isEqualTo(new TimeSelection(row.start(i + 1), row.start(i + 2)));
                    f().key('p', 0);
                    assertThat(f().selection()).isEqualTo(TimeSelection.at(row.start(i + 1)));
                });
    }

    @Test
    void headersSortAndDividersResize() throws Exception {
        ui(
                () -> {
                    f().mouse(SWT.MouseDown, 1, 280, 20, 0);
                    assertThat(f().scene.options().order()).isEqualTo(new SortOrder(2, true));
                    f().drag(1, 300, 200, 400, 200);
                    assertThat(f().scene.namesWidth()).isEqualTo(400);
                    assertThat(f().window().width())
                            .isEqualTo((int) f().scene.geometry().chartWidth());
                    double left = f().scene.geometry().columnLeft(2);
                    f().drag(1, (int) left, 20, (int) left - 30, 20);
                    assertThat(f().scene.geometry().columnLeft(2)).isEqualTo(left - 30);
                });
    }

    @Test
    void aTooltipGoesWhenTheUserTurnsToSomethingElse() throws Exception {
        ui(
                () -> {
                    for (int type : new int[] {SWT.FocusOut, SWT.Deactivate}) {
                        f().mouse(SWT.MouseHover, 0, 60, f().rowY(1), 0);
                        assertThat(tips()).isOne();
                        (type == SWT.FocusOut ? f().control : f().shell)
                                .notifyListeners(type, new Event());
                        assertThat(tips()).isZero();
                    }
                });
    }

    private long tips() {
        return Arrays.stream(f().shell.getShells()).filter(Shell::isVisible).count();
    }

    @Test
    void theScreenShowsTheColourOfAState() throws Exception {
        ui(
                () -> {
                    RowStates row = f().scene.data().rowStates(1);
                    int longest = 0;
                    for (int i = 0; i < row.size(); i++) {
                        longest =
                                row.end(i) - row.start(i) > row.end(longest) - row.start(longest)
                                        ? i
                                        : longest;
                    }
                    f().control.showWindow(row.start(longest), row.end(longest));
                    f().paintNow();
                    Image image = new Image(f().control.getDisplay(), 1, 1);
                    GC gc = new GC(f().control);
                    gc.copyArea(image, 700, f().rowY(0));
                    gc.dispose();
                    RGB rgb =
                            image.getImageData(100)
                                    .palette
                                    .getRGB(image.getImageData(100).getPixel(0, 0));
                    image.dispose();
                    int argb = f().scene.data().palette().style(row.style(longest)).argb();
                    assertThat(rgb)
                            .isEqualTo(new RGB(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff));
                });
    }
}
