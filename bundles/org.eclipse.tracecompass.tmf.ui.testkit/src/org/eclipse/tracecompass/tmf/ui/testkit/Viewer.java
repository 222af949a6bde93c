package org.eclipse.tracecompass.tmf.ui.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Assumptions;

/** The running viewer, as a test uses it from its own thread. */
@NonNullByDefault({})
public final class Viewer {

    private static final long PATIENCE_NANOS = 60_000_000_000L;
    private static final int PAUSE = 50;

    private Viewer() {}

    /** Skips the test where there is no workbench, as on a plain class path. */
    public static void assumeRunning() {
        Assumptions.assumeTrue(PlatformUI.isWorkbenchRunning(), "There is no workbench");
    }

    /** The display of the workbench. */
    public static Display display() {
        return PlatformUI.getWorkbench().getDisplay();
    }

    /**
     * Computes something on the UI thread.
     *
     * @param question what to compute
     * @return the answer, null where it is null
     * @throws AssertionError if it throws anything, which the workbench would only log, or if the
     *     UI thread does not come to it within two minutes: its stack is in the message
     */
    public static <T> T ui(Callable<T> question) {
        AtomicReference<T> answer = new AtomicReference<>();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        CountDownLatch done = new CountDownLatch(1);
        Runnable task =
                () -> {
                    try {
                        answer.set(question.call());
                    } catch (Throwable e) {
                        failure.set(e);
                    } finally {
                        done.countDown();
                    }
                };
        Display display = display();
        if (display.getThread() == Thread.currentThread()) {
            task.run();
        } else {
            display.asyncExec(task);
            awaitUiThread(display, done);
        }
        if (failure.get() != null) {
            throw new AssertionError(failure.get());
        }
        return answer.get();
    }

    private static void awaitUiThread(Display display, CountDownLatch done) {
        try {
            if (!done.await(2 * PATIENCE_NANOS, TimeUnit.NANOSECONDS)) {
                AssertionError failure =
                        new AssertionError("The UI thread does not answer; it is at");
                failure.setStackTrace(display.getThread().getStackTrace());
                throw failure;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** Does something on the UI thread. */
    public static void run(Runnable action) {
        ui(
                () -> {
                    action.run();
                    return null;
                });
    }

    /**
     * Waits until something is so, for a minute at most.
     *
     * @param what what is waited for, for the message
     * @param condition asked on this thread, again and again
     */
    public static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                screenshot("too-late");
                throw new AssertionError("It did not happen in time: " + what);
            }
            pause(PAUSE);
        }
    }

    /** Waits until something is so on the UI thread. */
    public static void awaitUi(String what, Callable<Boolean> condition) {
        await(what, () -> ui(condition));
    }

    /** Does nothing for a while. */
    public static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Opens traces, several as an experiment, and waits until the views show them. */
    public static void open(Path... traces) {
        OpenTraces.get().open(List.of(traces));
        await("a trace is open", () -> TmfTraceManager.getInstance().getActiveTrace() != null);
        awaitViews();
    }

    /** Waits until the views have done what the signals sent so far ask of them. */
    private static void awaitViews() {
        // One signal is sent at a time, and a view acts on it with the tasks of its display.
        TmfSignalManager.dispatchSignal(new TmfSignal(Viewer.class) {});
        run(() -> {});
    }

    /** Closes all traces, if there is a workbench that may have any. */
    public static void closeTraces() {
        if (PlatformUI.isWorkbenchRunning()) {
            OpenTraces.get().closeAllNow();
            await("no trace is open", () -> TmfTraceManager.getInstance().getActiveTrace() == null);
        }
    }

    /** Shows a view and brings it to the top. */
    public static <V extends IViewPart> V show(String id, Class<V> type) {
        return ui(
                () ->
                        type.cast(
                                PlatformUI.getWorkbench()
                                        .getActiveWorkbenchWindow()
                                        .getActivePage()
                                        .showView(id)));
    }

    /** Chooses from the menu of a view the item whose text begins with a text. */
    public static void choose(IViewPart view, String text) {
        run(
                () -> {
                    for (IContributionItem item :
                            view.getViewSite().getActionBars().getMenuManager().getItems()) {
                        if (item instanceof ActionContributionItem action
                                && action.getAction().getText().startsWith(text)) {
                            action.getAction().run();
                            return;
                        }
                    }
                    throw new AssertionError("no item " + text + " in the view's menu");
                });
    }

    /** All controls in the windows of the workbench and its dialogs. On the UI thread. */
    public static List<Control> controls() {
        List<Control> all = new ArrayList<>();
        for (Shell shell : display().getShells()) {
            collect(shell, all);
        }
        return all;
    }

    private static void collect(Control control, List<Control> all) {
        all.add(control);
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                collect(child, all);
            }
        }
    }

    /** The visible controls of a type that are as wanted. On the UI thread. */
    public static <T extends Control> List<T> find(Class<T> type, Predicate<T> wanted) {
        return controls().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .filter(
                        control ->
                                !control.isDisposed()
                                        && control.isVisible()
                                        && wanted.test(control))
                .toList();
    }

    /** Whether a visible label contains a text. */
    public static boolean hasLabel(String text) {
        return ui(() -> !find(Label.class, label -> label.getText().contains(text)).isEmpty());
    }

    /**
     * Keeps what is seen, for people to look at, if the property {@code astrolabe.screenshots} or
     * the variable {@code ASTROLABE_SCREENSHOTS} says in which folder.
     */
    public static void screenshot(String name) {
        String folder =
                System.getProperty("astrolabe.screenshots", System.getenv("ASTROLABE_SCREENSHOTS"));
        if (folder == null) {
            return;
        }
        pause(500);
        run(
                () -> {
                    Shell shell = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
                    Rectangle area = shell.getBounds();
                    Image image = new Image(shell.getDisplay(), area.width, area.height);
                    GC gc = new GC(shell.getDisplay());
                    gc.copyArea(image, area.x, area.y);
                    gc.dispose();
                    ImageLoader loader = new ImageLoader();
                    loader.data = new ImageData[] {image.getImageData()};
                    loader.save(folder + "/" + name + ".png", SWT.IMAGE_PNG);
                    image.dispose();
                });
    }
}
