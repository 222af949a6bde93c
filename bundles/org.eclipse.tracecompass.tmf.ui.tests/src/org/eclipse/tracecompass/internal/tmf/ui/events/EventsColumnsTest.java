package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The columns of the Events view in several windows. */
@NonNullByDefault({})
class EventsColumnsTest {

    private static final int WIDTH = 321;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Viewer.open(demo("k-alpha"));
    }

    @AfterEach
    void close() {
        Viewer.closeTraces();
    }

    private static Path demo(String host) {
        return SharedTraces.demo(host + "/s1/kernel").toAbsolutePath().normalize();
    }

    /** The tables of events in a window, once they have columns. */
    private static List<Table> tables(Shell shell) {
        return Viewer.find(
                Table.class,
                t ->
                        t.getShell() == shell
                                && t.getColumnCount() > 3
                                && t.getColumn(0).getText().equals("Timestamp"));
    }

    private static int width(Shell shell) {
        return tables(shell).isEmpty() ? -1 : tables(shell).get(0).getColumn(1).getWidth();
    }

    private static void setWidth(Shell shell, int width) {
        run(() -> tables(shell).get(0).getColumn(1).setWidth(width));
    }

    private static String kept() {
        return InstanceScope.INSTANCE.getNode(TimeDisplay.NODE).get("events.columns", "");
    }

    @Test
    void aWidthChosenInOneWindowIsNotForgottenByTheOther() throws Exception {
        EventsView first = Viewer.show(EventsView.ID, EventsView.class);
        IWorkbenchWindow second =
                ui(() -> PlatformUI.getWorkbench().openWorkbenchWindow(ViewIds.PERSPECTIVE, null));
        try {
            run(
                    () -> {
                        try {
                            second.getActivePage().showView(EventsView.ID);
                        } catch (org.eclipse.ui.PartInitException e) {
                            throw new AssertionError(e);
                        }
                    });
            Shell one = ui(() -> first.getSite().getShell());
            Shell other = ui(second::getShell);
            awaitUi("both have columns", () -> width(one) > 0 && width(other) > 0);
            int before = ui(() -> width(one));
            setWidth(one, WIDTH);
            awaitUi("it is kept", () -> kept().contains("\t" + WIDTH + "\t"));

            Viewer.open(demo("k-beta"));
            awaitUi("the other window follows", () -> width(other) == WIDTH);
            assertThat(kept()).contains("\t" + WIDTH + "\t");
            setWidth(one, before);
        } finally {
            run(second::close);
        }
    }
}
