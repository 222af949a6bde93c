package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;

/**
 * The keys of a time graph: A, D or left, right pan; W, S zoom; up, down, page up, page down go
 * from row to row; Enter expands or collapses, + and - too; Home shows all, F fits the selection;
 * Ctrl+left, Ctrl+right (or P, N) go to the previous and the next state, with Shift they extend the
 * selection; Alt+left, Alt+right go back and forward; Ctrl+F finds a row, F3 the next one.
 */
final class TimeGraphKeys {

    private static final double PAN = 0.12;
    private static final double ZOOM = 0.7;

    private final TimeGraphControl control;
    private final TimeGraphCommands commands;

    TimeGraphKeys(TimeGraphControl control, TimeGraphCommands commands) {
        this.control = control;
        this.commands = commands;
    }

    void down(Event e) {
        boolean ctrl = (e.stateMask & SWT.MOD1) != 0;
        boolean alt = (e.stateMask & SWT.ALT) != 0;
        boolean shift = (e.stateMask & SWT.SHIFT) != 0;
        boolean done = alt ? withAlt(e) : ctrl ? withCtrl(e, shift) : plain(e, shift);
        if (done) {
            e.doit = false;
        }
    }

    private boolean withAlt(Event e) {
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> commands.back();
            case SWT.ARROW_RIGHT -> commands.forward();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean withCtrl(Event e, boolean shift) {
        switch (e.keyCode) {
            case SWT.ARROW_LEFT -> commands.previousState(shift);
            case SWT.ARROW_RIGHT -> commands.nextState(shift);
            case SWT.HOME -> commands.row(Integer.MIN_VALUE / 2);
            case SWT.END -> commands.row(Integer.MAX_VALUE / 2);
            case 'f' -> commands.find();
            case '+', '=', SWT.KEYPAD_ADD -> commands.zoom(ZOOM);
            case '-', SWT.KEYPAD_SUBTRACT -> commands.zoom(1 / ZOOM);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean plain(Event e, boolean shift) {
        int page =
                (int)
                        Math.max(
                                1,
                                control.scene().rowsHeight() / control.scene().options().rowHeight()
                                        - 1);
        switch (e.keyCode) {
            case 'a', SWT.ARROW_LEFT -> commands.pan(-PAN);
            case 'd', SWT.ARROW_RIGHT -> commands.pan(PAN);
            case 'w' -> commands.zoom(ZOOM);
            case 's' -> commands.zoom(1 / ZOOM);
            case SWT.ARROW_UP -> commands.row(-1);
            case SWT.ARROW_DOWN -> commands.row(1);
            case SWT.PAGE_UP -> commands.row(-page);
            case SWT.PAGE_DOWN -> commands.row(page);
            case SWT.HOME -> commands.fitAll();
            case 'f' -> commands.fitSelection();
            case 'n' -> commands.nextState(shift);
            case 'p' -> commands.previousState(shift);
            case SWT.CR, SWT.KEYPAD_CR -> commands.toggle();
            case '+', SWT.KEYPAD_ADD -> commands.expand(true);
            case '-', SWT.KEYPAD_SUBTRACT -> commands.expand(false);
            case SWT.F3 -> commands.findNext(!shift);
            case SWT.ESC -> commands.clearSelection();
            default -> {
                if (e.character == '+' || e.character == '-') {
                    commands.expand(e.character == '+');
                    return true;
                }
                return false;
            }
        }
        return true;
    }
}
