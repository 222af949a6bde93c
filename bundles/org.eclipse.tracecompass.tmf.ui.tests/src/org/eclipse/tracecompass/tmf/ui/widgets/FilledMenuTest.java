package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class FilledMenuTest {

    @BeforeEach
    void needViewer() {
        Viewer.assumeRunning();
    }

    @Test
    void aMenuThatWasReplacedIsDisposedWithItsControlToo() throws Exception {
        List<Boolean> disposed =
                ui(
                        () -> {
                            Shell shell = new Shell(Display.getCurrent());
                            try {
                                Composite control = new Composite(shell, SWT.NONE);
                                FilledMenu.contextOf(control, m -> {});
                                Menu first = control.getMenu();
                                FilledMenu.contextOf(control, m -> {});
                                Menu second = control.getMenu();
                                control.dispose();
                                return List.of(first.isDisposed(), second.isDisposed());
                            } finally {
                                shell.dispose();
                            }
                        });
        assertThat(disposed).containsExactly(true, true);
    }
}
