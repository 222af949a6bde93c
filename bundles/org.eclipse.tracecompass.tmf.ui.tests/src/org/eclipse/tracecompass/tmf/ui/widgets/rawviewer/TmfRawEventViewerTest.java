package org.eclipse.tracecompass.tmf.ui.widgets.rawviewer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The raw text of a kernel trace, in a window over the workbench. */
class TmfRawEventViewerTest {

    private static final long EVENTS = 66_357;

    private final List<Object> told = new ArrayList<>();
    private ITmfTrace trace;
    private Shell shell;
    private TmfRawEventViewer viewer;
    private StyledText text;
    private Slider slider;

    @BeforeEach
    void open() throws Exception {
        Viewer.assumeRunning();
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        run(
                () -> {
                    Shell owner = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
                    shell = new Shell(owner, SWT.RESIZE | SWT.TITLE);
                    shell.setLayout(new FillLayout());
                    viewer = new TmfRawEventViewer(shell, SWT.NONE);
                    text = (StyledText) viewer.getChildren()[0];
                    slider = (Slider) viewer.getChildren()[1];
                    shell.setBounds(owner.getBounds().x + 100, owner.getBounds().y + 100, 900, 400);
                    viewer.addSelectionListener(e -> told.add(e.data));
                    viewer.setTrace(trace);
                    shell.open();
                });
    }

    @AfterEach
    void close() {
        if (shell != null) {
            run(shell::dispose);
            trace.dispose();
        }
    }

    private void index() {
        trace.indexTrace(true);
        run(viewer::refreshEventCount);
        awaitRead();
    }

    private void awaitRead() {
        awaitUi(
                "events are read",
                () -> text.getCharCount() > 0 && !text.getText().contains(RawEventLines.UNREAD));
    }

    private void press(int key, int modifiers) {
        run(
                () -> {
                    Event event = new Event();
                    event.keyCode = key;
                    event.stateMask = modifiers;
                    text.notifyListeners(SWT.KeyDown, event);
                });
        awaitRead();
    }

    private void mouse(int type, int line, int count) {
        run(
                () -> {
                    Event event = new Event();
                    event.button = 1;
                    event.x = 5;
                    event.y = line * text.getLineHeight() + 2;
                    event.count = count;
                    text.notifyListeners(type, event);
                });
        awaitRead();
    }

    private String raw(long rank) {
        return String.valueOf(trace.getNext(trace.seekEvent(rank)).getContent());
    }

    private String line(int index) {
        return ui(() -> text.getLine(index));
    }

    private String lastLine() {
        return ui(() -> text.getLine(text.getLineCount() - 1));
    }

    @Test
    void eventsAppearWhenTheyAreIndexed() {
        assertThat(ui(() -> text.getText())).isEmpty();
        index();
        assertThat(line(0)).isEqualTo(raw(0));
        assertThat(line(7)).isEqualTo(raw(7));
    }

    @Test
    void anEventThatIsNotIndexedYetIsRevealedLater() {
        run(() -> viewer.selectAndReveal(40_000));
        index();
        awaitUi("it is shown", () -> text.getText().contains(raw(40_000)));
        assertThat(told).isEmpty();
    }

    @Test
    void keysSelectEvents() {
        index();
        press(SWT.ARROW_DOWN, 0);
        press(SWT.ARROW_DOWN, 0);
        press(SWT.ARROW_UP, 0);
        press(SWT.END, SWT.MOD1);
        assertThat(lastLine()).isEqualTo(raw(EVENTS - 1));
        press(SWT.PAGE_UP, 0);
        press(SWT.PAGE_DOWN, 0);
        press(SWT.HOME, SWT.MOD1);
        assertThat(line(0)).isEqualTo(raw(0));
        long page = ui(() -> (long) text.getLineCount()) - 1;
        assertThat(told).containsExactly(0L, 1L, 0L, EVENTS - 1, EVENTS - 1 - page, EVENTS - 1, 0L);
    }

    @Test
    void theSliderAndTheWheelScrollWithoutSelecting() {
        index();
        run(
                () -> {
                    slider.setSelection(slider.getMaximum());
                    slider.notifyListeners(SWT.Selection, new Event());
                });
        awaitRead();
        assertThat(lastLine()).isEqualTo(raw(EVENTS - 1));
        long top = EVENTS - ui(() -> (long) text.getLineCount());
        mouse(SWT.MouseWheel, 0, 1);
        assertThat(line(0)).isEqualTo(raw(top - 3));
        assertThat(told).isEmpty();
    }

    @Test
    void theMouseSelectsAndHighlights() {
        index();
        run(() -> viewer.selectAndReveal(30_000));
        awaitRead();
        mouse(SWT.MouseDown, 2, 1);
        mouse(SWT.MouseUp, 2, 1);
        mouse(SWT.MouseMove, 5, 0);
        assertThat(told).hasSize(1);
        long first = (Long) told.get(0) - 2;
        assertThat(line(2)).isEqualTo(raw(first + 2));
        assertThat(ui(() -> text.getLineBackground(2))).isNotNull();
        assertThat(ui(() -> text.getLineBackground(5)))
                .isNotNull()
                .isNotEqualTo(ui(() -> text.getLineBackground(2)));
        Viewer.screenshot("raw-events");
        mouse(SWT.MouseExit, 5, 0);
        assertThat(ui(() -> text.getLineBackground(5))).isNull();
    }

    @Test
    void aRemovedListenerIsNotTold() {
        index();
        List<Object> other = new ArrayList<>();
        Listener listener = e -> other.add(e.data);
        run(
                () -> {
                    viewer.addSelectionListener(listener);
                    viewer.removeSelectionListener(listener);
                });
        press(SWT.ARROW_DOWN, 0);
        assertThat(told).hasSize(1);
        assertThat(other).isEmpty();
    }

    @Test
    void withoutATraceItIsEmpty() {
        index();
        run(() -> viewer.setTrace(null));
        assertThat(ui(() -> text.getText())).isEmpty();
        run(() -> text.notifyListeners(SWT.MouseDown, new Event()));
        assertThat(told).isEmpty();
        assertThat(ui(() -> slider.isEnabled())).isFalse();
    }
}
