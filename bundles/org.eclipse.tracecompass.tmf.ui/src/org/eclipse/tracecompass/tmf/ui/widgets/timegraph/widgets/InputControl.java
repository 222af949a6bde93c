package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusEvent;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MenuDetectEvent;
import org.eclipse.swt.events.MenuDetectListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.MouseTrackListener;
import org.eclipse.swt.events.MouseWheelListener;
import org.eclipse.swt.events.TraverseEvent;
import org.eclipse.swt.events.TraverseListener;
import org.eclipse.swt.events.TypedEvent;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/**
 * The part of a documented time graph that hands events of mouse and keys to the documented methods
 * and from there to our own time graph, so that subclasses can do otherwise. For the UI thread.
 */
abstract class InputControl extends LookControl
        implements FocusListener,
                KeyListener,
                MouseMoveListener,
                MouseListener,
                MouseWheelListener,
                MouseTrackListener,
                TraverseListener,
                MenuDetectListener,
                Listener {

    /** The event that is being handled, so that what it says besides is not lost. */
    private Event current;

    InputControl(Composite parent, TimeGraphColorScheme colors) {
        super(parent, colors);
        addFocusListener(this);
        addKeyListener(
                KeyListener.keyReleasedAdapter(
                        e -> {
                            keyReleased(e);
                        }));
        addMouseTrackListener(MouseTrackListener.mouseEnterAdapter(this::mouseEnter));
    }

    @Override
    protected void received(Event event) {
        Event before = current;
        current = event;
        try {
            deliver(event);
        } finally {
            current = before;
        }
    }

    private void deliver(Event event) {
        switch (event.type) {
            case SWT.MouseDown -> mouseDown(new MouseEvent(event));
            case SWT.MouseUp -> mouseUp(new MouseEvent(event));
            case SWT.MouseMove -> mouseMove(new MouseEvent(event));
            case SWT.MouseDoubleClick -> mouseDoubleClick(new MouseEvent(event));
            case SWT.MouseVerticalWheel -> mouseScrolled(new MouseEvent(event));
            case SWT.MouseExit -> mouseExit(new MouseEvent(event));
            case SWT.MouseHover -> mouseHover(new MouseEvent(event));
            case SWT.KeyDown -> {
                KeyEvent key = new KeyEvent(event);
                keyPressed(key);
                event.doit = key.doit;
            }
            case SWT.Traverse -> {
                TraverseEvent traverse = new TraverseEvent(event);
                keyTraversed(traverse);
                event.detail = traverse.detail;
                event.doit = traverse.doit;
            }
            case SWT.MenuDetect -> {
                MenuDetectEvent menu = new MenuDetectEvent(event);
                menuDetected(menu);
                event.doit = menu.doit;
            }
            default -> handleEvent(event);
        }
    }

    private Event event(int type, TypedEvent typed) {
        Event now = current;
        if (now != null && now.type == type) {
            return now;
        }
        Event event = new Event();
        event.type = type;
        event.widget = this;
        event.display = getDisplay();
        event.time = typed.time;
        return event;
    }

    private void process(int type, MouseEvent e) {
        Event event = event(type, e);
        event.x = e.x;
        event.y = e.y;
        event.button = e.button;
        event.stateMask = e.stateMask;
        event.count = e.count;
        process(event);
    }

    @Override
    public void mouseDown(MouseEvent e) {
        process(SWT.MouseDown, e);
    }

    @Override
    public void mouseUp(MouseEvent e) {
        process(SWT.MouseUp, e);
    }

    @Override
    public void mouseMove(MouseEvent e) {
        process(SWT.MouseMove, e);
    }

    @Override
    public void mouseDoubleClick(MouseEvent e) {
        process(SWT.MouseDoubleClick, e);
        if (e.button == 1 && scene().selectedRow() != null) {
            fireDefaultSelection();
        }
    }

    @Override
    public void mouseScrolled(MouseEvent e) {
        process(SWT.MouseVerticalWheel, e);
    }

    /** The pointer has come: nothing happens until it moves. */
    @Override
    public void mouseEnter(MouseEvent e) {
        // see mouseMove
    }

    @Override
    public void mouseExit(MouseEvent e) {
        process(SWT.MouseExit, e);
    }

    @Override
    public void mouseHover(MouseEvent e) {
        process(SWT.MouseHover, e);
    }

    @Override
    public void keyPressed(KeyEvent e) {
        Event event = event(SWT.KeyDown, e);
        event.character = e.character;
        event.keyCode = e.keyCode;
        event.keyLocation = e.keyLocation;
        event.stateMask = e.stateMask;
        event.doit = e.doit;
        process(event);
        e.doit = event.doit;
    }

    /** A key was let go: nothing happens. */
    @Override
    public void keyReleased(KeyEvent e) {
        // see keyPressed
    }

    @Override
    public void keyTraversed(TraverseEvent e) {
        Event event = event(SWT.Traverse, e);
        event.detail = e.detail;
        event.stateMask = e.stateMask;
        event.keyCode = e.keyCode;
        event.character = e.character;
        event.doit = e.doit;
        process(event);
        e.detail = event.detail;
        e.doit = event.doit;
    }

    @Override
    public void menuDetected(MenuDetectEvent e) {
        Event event = event(SWT.MenuDetect, e);
        event.x = e.x;
        event.y = e.y;
        event.detail = e.detail;
        event.doit = e.doit;
        process(event);
        e.doit = event.doit;
    }

    /** The keyboard focus is here: the selected row shows it. */
    @Override
    public void focusGained(FocusEvent e) {
        scene().setFocused(true);
        repaint();
    }

    /** The keyboard focus is elsewhere. */
    @Override
    public void focusLost(FocusEvent e) {
        scene().setFocused(false);
        repaint();
    }

    /** Does what the time graph does on an event of mouse or keys. */
    @Override
    public void handleEvent(Event event) {
        process(event);
    }
}
