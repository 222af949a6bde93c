package org.eclipse.tracecompass.internal.rcp.ui;

import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.display;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.find;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.pause;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;

/** What tests see and do on the screen. Called from the thread of the tests. */
@NonNullByDefault({})
final class Screen {

    private Screen() {}

    /** The visible control whose class has a simple name. On the UI thread. */
    static Control named(String simpleName) {
        return find(Control.class, c -> c.getClass().getSimpleName().equals(simpleName)).stream()
                .findFirst()
                .orElseThrow();
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

    /** Gives a control a key, with others held down, as the toolkit would. */
    static void press(Control control, char key, int... held) {
        Event event = new Event();
        event.character = key;
        event.keyCode = key;
        for (int other : held) {
            event.stateMask |= other;
        }
        run(() -> control.notifyListeners(SWT.KeyDown, event));
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
