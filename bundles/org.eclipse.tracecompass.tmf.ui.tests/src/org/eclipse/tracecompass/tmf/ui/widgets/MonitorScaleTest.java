package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Monitor;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class MonitorScaleTest {

    @BeforeEach
    void needViewer() {
        Viewer.assumeRunning();
    }

    /** A canvas that counts how often its monitor is asked for. */
    private static final class CountingCanvas extends Canvas {

        private int asked;

        CountingCanvas(Shell shell) {
            super(shell, SWT.NONE);
        }

        @Override
        public Monitor getMonitor() {
            asked++;
            return super.getMonitor();
        }
    }

    @Test
    void theMonitorIsAskedAgainOnlyAfterAMove() throws Exception {
        List<Integer> asked =
                ui(
                        () -> {
                            Shell shell = new Shell(Display.getCurrent());
                            try {
                                List<Integer> counts = new ArrayList<>();
                                CountingCanvas canvas = new CountingCanvas(shell);
                                MonitorScale scale = new MonitorScale(canvas);
                                assertThat(scale.get()).isGreaterThanOrEqualTo(1);
                                scale.get();
                                counts.add(canvas.asked);
                                shell.notifyListeners(SWT.Move, null);
                                scale.get();
                                counts.add(canvas.asked);
                                canvas.notifyListeners(SWT.ZoomChanged, null);
                                scale.get();
                                counts.add(canvas.asked);
                                return counts;
                            } finally {
                                shell.dispose();
                            }
                        });
        assertThat(asked).containsExactly(1, 2, 3);
    }

    @Test
    void itFollowsTheControlToAnotherWindowAndLeavesNothing() throws Exception {
        List<Integer> listeners =
                ui(
                        () -> {
                            Shell first = new Shell(Display.getCurrent());
                            Shell second = new Shell(Display.getCurrent());
                            try {
                                CountingCanvas canvas = new CountingCanvas(first);
                                MonitorScale scale = new MonitorScale(canvas);
                                scale.get();
                                assertThat(canvas.setParent(second)).isTrue();
                                scale.get();
                                List<Integer> counts = new ArrayList<>();
                                counts.add(first.getListeners(SWT.Move).length);
                                counts.add(second.getListeners(SWT.Move).length);
                                canvas.dispose();
                                counts.add(second.getListeners(SWT.Move).length);
                                return counts;
                            } finally {
                                first.dispose();
                                second.dispose();
                            }
                        });
        assertThat(listeners).containsExactly(0, 1, 0);
    }
}
