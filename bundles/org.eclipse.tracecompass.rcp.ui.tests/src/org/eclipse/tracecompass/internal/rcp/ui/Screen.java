package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;

/** What tests see and do on the screen. Called from the thread of the tests. */
@NonNullByDefault({})
final class Screen {

    private static final long PATIENCE_NANOS = 60_000_000_000L;

    private Screen() {}

    static Display display() {
        return PlatformUI.getWorkbench().getDisplay();
    }

    /** Computes something on the UI thread. */
    static <T> T ui(Callable<T> question) {
        AtomicReference<T> answer = new AtomicReference<>();
        AtomicReference<Exception> failure = new AtomicReference<>();
        display()
                .syncExec(
                        () -> {
                            try {
                                answer.set(question.call());
                            } catch (Exception e) {
                                failure.set(e);
                            }
                        });
        if (failure.get() != null) {
            throw new IllegalStateException(failure.get());
        }
        return answer.get();
    }

    /** Does something on the UI thread. */
    static void run(Runnable action) {
        ui(
                () -> {
                    action.run();
                    return null;
                });
    }

    /** Waits until something is so. */
    static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("in time: " + what).isLessThan(end);
            pause(50);
        }
    }

    static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** All controls in the windows of the workbench and its dialogs. On the UI thread. */
    static List<Control> controls() {
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
    static <T extends Control> List<T> find(Class<T> type, Predicate<T> wanted) {
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

    /** The visible control whose class has a simple name. On the UI thread. */
    static Control named(String simpleName) {
        return find(Control.class, c -> c.getClass().getSimpleName().equals(simpleName)).stream()
                .findFirst()
                .orElseThrow();
    }

    /** Whether a label shows a text. */
    static boolean hasLabel(String text) {
        return ui(() -> !find(Label.class, label -> label.getText().contains(text)).isEmpty());
    }

    /** Whether a line of a tree contains a text. */
    static boolean hasTreeItem(String text) {
        return ui(() -> find(Tree.class, tree -> contains(tree.getItems(), text)).size() > 0);
    }

    private static boolean contains(TreeItem[] items, String text) {
        for (TreeItem item : items) {
            for (int column = 0;
                    column < Math.max(1, item.getParent().getColumnCount());
                    column++) {
                if (item.getText(column).contains(text)) {
                    return true;
                }
            }
            if (contains(item.getItems(), text)) {
                return true;
            }
        }
        return false;
    }

    /** The pixels of a control. */
    static ImageData pixels(Control control) {
        return ui(
                () -> {
                    Point size = control.getSize();
                    Image image = new Image(control.getDisplay(), size.x, size.y);
                    GC gc = new GC(control);
                    gc.copyArea(image, 0, 0);
                    gc.dispose();
                    ImageData data = image.getImageData();
                    image.dispose();
                    return data;
                });
    }

    /** The number of colours in a part of a control. */
    static int colours(Control control) {
        ImageData data = pixels(control);
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < data.height; y += 2) {
            for (int x = 0; x < data.width; x++) {
                colours.add(data.getPixel(x, y));
            }
        }
        return colours.size();
    }

    /** Closes what a test that failed may have left open, so that the next one is not blocked. */
    static void closeDialogs() {
        run(
                () -> {
                    Shell window = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
                    for (Shell shell : display().getShells()) {
                        if (!shell.isDisposed() && shell.getParent() == window) {
                            shell.close();
                        }
                    }
                    window.forceActive();
                });
    }

    /** Moves the mouse to where no tooltip can come up over a view. */
    static void parkMouse() {
        robot().mouseMove(1, 1);
        pause(200);
    }

    /** Clicks on a control with the real mouse. */
    static void click(Control control, int x, int y) {
        drag(control, x, y, x);
    }

    /** Drags along a line of a control with the real mouse. */
    static void drag(Control control, int fromX, int y, int toX) {
        Point from = ui(() -> control.toDisplay(fromX, y));
        Point to = ui(() -> control.toDisplay(toX, y));
        Robot robot = robot();
        robot.mouseMove(from.x, from.y);
        pause(200);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        pause(100);
        if (to.x != from.x) {
            robot.mouseMove((from.x + to.x) / 2, to.y);
            pause(100);
            robot.mouseMove(to.x, to.y);
            pause(100);
        }
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        pause(100);
    }

    private static Robot robot() {
        try {
            return new Robot();
        } catch (AWTException e) {
            throw new IllegalStateException(e);
        }
    }
}
