package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;

/**
 * A window with a time graph of synthetic threads, to look at and to try things by hand. Arguments:
 * {@code light} or {@code dark}, and optionally the part of time to show, from 0 to 1.
 */
public final class TimeGraphDemo {

    private TimeGraphDemo() {}

    /** Opens the window. */
    public static void main(String[] args) {
        Display display = new Display();
        Shell shell = new Shell(display);
        shell.setText("Time graph");
        shell.setLayout(new FillLayout());
        TimeGraphControl control = new TimeGraphControl(shell);
        control.setTheme(Theme.of(args.length > 0 ? args[0] : "light"));
        ExecutorService executor = Executors.newSingleThreadExecutor();
        ProviderReader reader = new ProviderReader(new SyntheticProvider(200, 100_000));
        TimeGraphLoader loader =
                new TimeGraphLoader(
                        reader,
                        executor,
                        new DataLoader.Listener<TimeGraphData>() {
                            @Override
                            public void loaded(TimeGraphData data, boolean running) {
                                display.asyncExec(
                                        () -> {
                                            if (!control.isDisposed()) {
                                                control.setData(data);
                                            }
                                        });
                            }

                            @Override
                            public void failed(String message, @Nullable Throwable cause) {
                                display.asyncExec(() -> control.setMessage("Failed", message));
                            }
                        });
        control.setBounds(SyntheticProvider.START, SyntheticProvider.END);
        control.scene().setNamesWidth(300);
        if (args.length > 1) {
            double part = Double.parseDouble(args[1]);
            long span = SyntheticProvider.END - SyntheticProvider.START;
            long mid = SyntheticProvider.START + span / 2;
            control.showWindow(mid - (long) (span * part / 2), mid + (long) (span * part / 2));
            control.showSelection(mid, mid + (long) (span * part / 6));
            control.scene().setSelectedRow(3L);
        }
        control.setLoader(loader);
        shell.setBounds(0, 0, 1280, 720);
        shell.open();
        while (!shell.isDisposed()) {
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
        loader.close();
        executor.shutdownNow();
        display.dispose();
    }
}
