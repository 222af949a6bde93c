package org.eclipse.tracecompass.internal.rcp.ui;

import java.awt.AWTException;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;

/** The mouse and the keyboard of the screen, used at the pace of a hand. */
@NonNullByDefault({})
final class Hand {

    static final int LEFT = InputEvent.BUTTON1_DOWN_MASK;
    static final int MIDDLE = InputEvent.BUTTON2_DOWN_MASK;
    static final int RIGHT = InputEvent.BUTTON3_DOWN_MASK;

    private static final int MOVE = 120;

    private final Robot robot;

    Hand() {
        try {
            robot = new Robot();
        } catch (AWTException e) {
            throw new IllegalStateException(e);
        }
    }

    void pointTo(Control control, int x, int y) {
        Point at = Viewer.ui(() -> control.toDisplay(x, y));
        robot.mouseMove(at.x, at.y);
        Viewer.pause(MOVE);
    }

    void click(Control control, int x, int y, int button) {
        pointTo(control, x, y);
        robot.mousePress(button);
        Viewer.pause(MOVE / 2);
        robot.mouseRelease(button);
        Viewer.pause(MOVE);
    }

    void doubleClick(Control control, int x, int y) {
        pointTo(control, x, y);
        for (int i = 0; i < 2; i++) {
            robot.mousePress(LEFT);
            Viewer.pause(20);
            robot.mouseRelease(LEFT);
            Viewer.pause(20);
        }
        Viewer.pause(MOVE);
    }

    /** Drags along a line, with a stop on the way and one at the end. */
    void drag(Control control, int fromX, int fromY, int toX, int toY, int button) {
        pointTo(control, fromX, fromY);
        robot.mousePress(button);
        Viewer.pause(MOVE);
        pointTo(control, (fromX + toX) / 2, (fromY + toY) / 2);
        pointTo(control, toX, toY);
        robot.mouseRelease(button);
        Viewer.pause(MOVE);
    }

    /** Drags with no stop at the end: button and pointer are let go together. */
    void flick(Control control, int fromX, int toX, int y) {
        pointTo(control, fromX, y);
        Point to = Viewer.ui(() -> control.toDisplay(toX, y));
        robot.mousePress(LEFT);
        robot.mouseMove(to.x, to.y);
        robot.mouseRelease(LEFT);
        Viewer.pause(MOVE);
    }

    /** Turns the wheel, negative = away from the user, with keys held down. */
    void wheel(int notches, int... held) {
        hold(held);
        robot.mouseWheel(notches);
        Viewer.pause(MOVE);
        release(held);
    }

    /** Types a key into a control, with keys held down. */
    void type(Control control, int key, int... held) {
        Viewer.run(control::forceFocus);
        Viewer.pause(MOVE / 2);
        int moving = moving(key);
        if (moving == SWT.NONE) {
            type(key, held);
        } else {
            tell(control, moving, held);
        }
    }

    /** Types a key where the focus is, with keys held down. */
    void type(int key, int... held) {
        hold(held);
        robot.keyPress(key);
        robot.keyRelease(key);
        release(held);
        Viewer.pause(MOVE);
    }

    /**
     * The toolkit's code of a key that moves: which key of a keyboard that is, displays disagree.
     */
    private static int moving(int key) {
        return switch (key) {
            case KeyEvent.VK_LEFT -> SWT.ARROW_LEFT;
            case KeyEvent.VK_RIGHT -> SWT.ARROW_RIGHT;
            case KeyEvent.VK_HOME -> SWT.HOME;
            default -> SWT.NONE;
        };
    }

    /** Gives a control the event that the toolkit would give it. */
    private static void tell(Control control, int keyCode, int... held) {
        Event event = new Event();
        event.keyCode = keyCode;
        for (int key : held) {
            event.stateMask |= key == KeyEvent.VK_CONTROL ? SWT.CTRL : SWT.SHIFT;
        }
        Viewer.run(() -> control.notifyListeners(SWT.KeyDown, event));
        Viewer.pause(MOVE);
    }

    /** Types letters, digits, blanks and a few signs. */
    void write(String text) {
        for (char c : text.toCharArray()) {
            switch (c) {
                case '|' -> type(KeyEvent.VK_BACK_SLASH, KeyEvent.VK_SHIFT);
                case '(' -> type(KeyEvent.VK_9, KeyEvent.VK_SHIFT);
                default -> type(KeyEvent.getExtendedKeyCodeForChar(c));
            }
        }
    }

    private void hold(int... keys) {
        for (int key : keys) {
            robot.keyPress(key);
        }
    }

    private void release(int... keys) {
        for (int key : keys) {
            robot.keyRelease(key);
        }
    }
}
