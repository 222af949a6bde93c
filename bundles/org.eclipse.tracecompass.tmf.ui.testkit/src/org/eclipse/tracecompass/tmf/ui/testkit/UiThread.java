package org.eclipse.tracecompass.tmf.ui.testkit;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Assumptions;

/**
 * Runs pieces of tests on the UI thread: the workbench's where there is one, else one of its own.
 */
public final class UiThread {

    private static @Nullable Display own;

    private UiThread() {}

    /** Runs something on the UI thread and waits for it. */
    public static <T> T call(Callable<T> action) throws Exception {
        AtomicReference<@Nullable T> result = new AtomicReference<>();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        display()
                .syncExec(
                        () -> {
                            try {
                                result.set(action.call());
                            } catch (Exception | Error e) {
                                failure.set(e);
                            }
                        });
        Throwable thrown = failure.get();
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof Exception exception) {
            throw exception;
        }
        return Objects.requireNonNull(result.get());
    }

    private static synchronized Display display() {
        if (PlatformUI.isWorkbenchRunning()) {
            return PlatformUI.getWorkbench().getDisplay();
        }
        Assumptions.assumeTrue(
                !System.getProperty("os.name", "").contains("Linux")
                        || System.getenv("DISPLAY") != null
                        || System.getenv("WAYLAND_DISPLAY") != null,
                "There is no display to draw on");
        Display display = own;
        if (display == null) {
            CompletableFuture<Display> started = new CompletableFuture<>();
            Thread thread = new Thread(() -> loop(started), "UI");
            thread.setDaemon(true);
            thread.start();
            display = started.join();
            own = display;
        }
        return display;
    }

    private static void loop(CompletableFuture<Display> started) {
        Display display = new Display();
        started.complete(display);
        while (!display.isDisposed()) {
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
    }
}
