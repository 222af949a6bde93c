package org.eclipse.tracecompass.tmf.ui.widgets.rawviewer;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CaretEvent;
import org.eclipse.swt.custom.CaretListener;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.ControlEvent;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.MouseTrackListener;
import org.eclipse.swt.events.MouseWheelListener;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventRow;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventTableModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.widgets.ScrollRange;
import org.eclipse.tracecompass.tmf.ui.widgets.rawviewer.RawEventLines.Position;

/**
 * Shows the raw text of the events of a trace of any length: the value of the content if there is
 * one, as in text traces, otherwise the content with its fields. Only events on the screen are
 * read, in the background. Arrow keys, page keys and the mouse select one event; Ctrl+Home and
 * Ctrl+End select the first and the last one. The event under the mouse is highlighted.
 *
 * <p>No view of this application contains it: editors and views of plug-ins create it, and call
 * {@link #refreshEventCount} when a trace that is being indexed has grown. On the UI thread only.
 */
public class TmfRawEventViewer extends Composite
        implements ControlListener,
                SelectionListener,
                MouseListener,
                KeyListener,
                CaretListener,
                MouseMoveListener,
                MouseTrackListener,
                MouseWheelListener,
                IPropertyChangeListener {

    private static final int WHEEL_LINES = 3;
    private static final int MARGIN = 4;

    private final ExecutorService reader =
            Executors.newSingleThreadExecutor(
                    task -> {
                        Thread thread = new Thread(task, "Raw events");
                        thread.setDaemon(true);
                        return thread;
                    });
    private final AtomicBoolean refreshing = new AtomicBoolean();
    private final EventTableModel model =
            new EventTableModel(this::execute, this::execute, this::rowsChanged);
    private final RawEventLines lines =
            new RawEventLines(
                    model::size,
                    rank -> {
                        EventRow row = model.row(rank);
                        return row == null ? null : row.event();
                    });
    private final Display display;
    private final StyledText text;
    private final Slider slider;
    private final List<Listener> selectionListeners = new ArrayList<>();

    /** The event of each line on the screen. */
    private final List<Long> shown = new ArrayList<>();

    private Position top = Position.START;
    private ScrollRange range = new ScrollRange(0, 1, 0);
    private long selected = -1;
    private long highlighted = -1;
    private boolean revealing;
    private boolean filling;
    private Color background;
    private Color selectedColor;
    private Color highlightedColor;

    /**
     * Creates a viewer without a trace.
     *
     * @param parent the parent
     * @param style the style of the text; it always scrolls
     */
    public TmfRawEventViewer(Composite parent, int style) {
        super(parent, SWT.NONE);
        display = getDisplay();
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.horizontalSpacing = 0;
        setLayout(layout);
        int kept = style & ~(SWT.V_SCROLL | SWT.WRAP | SWT.SINGLE);
        text = new StyledText(this, kept | SWT.MULTI | SWT.READ_ONLY | SWT.H_SCROLL);
        text.setAlwaysShowScrollBars(true);
        text.setLeftMargin(MARGIN);
        text.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        slider = new Slider(this, SWT.VERTICAL);
        slider.setLayoutData(new GridData(SWT.FILL, SWT.FILL, false, true));
        for (int key : new int[] {SWT.ARROW_UP, SWT.ARROW_DOWN, SWT.PAGE_UP, SWT.PAGE_DOWN}) {
            text.setKeyBinding(key, SWT.NULL);
        }
        text.setKeyBinding(SWT.HOME | SWT.MOD1, SWT.NULL);
        text.setKeyBinding(SWT.END | SWT.MOD1, SWT.NULL);
        initializeFonts();
        initializeColors();
        text.addControlListener(this);
        text.addCaretListener(this);
        text.addKeyListener(this);
        text.addMouseListener(this);
        text.addMouseMoveListener(this);
        text.addMouseTrackListener(this);
        text.addMouseWheelListener(this);
        slider.addSelectionListener(this);
        slider.addMouseWheelListener(this);
        JFaceResources.getFontRegistry().addListener(this);
        JFaceResources.getColorRegistry().addListener(this);
        addDisposeListener(e -> close());
        refresh();
    }

    private void close() {
        JFaceResources.getFontRegistry().removeListener(this);
        JFaceResources.getColorRegistry().removeListener(this);
        model.show(null, TimeText.utc()::full);
        // Not interrupted: that would close files under other readers of the trace.
        reader.shutdown();
    }

    private void execute(Runnable task) {
        try {
            reader.execute(task);
        } catch (RejectedExecutionException e) {
            // The viewer is closed: nobody wants the events any more.
        }
    }

    private void rowsChanged() {
        if (!display.isDisposed() && refreshing.compareAndSet(false, true)) {
            display.asyncExec(
                    () -> {
                        refreshing.set(false);
                        if (!isDisposed()) {
                            refresh();
                        }
                    });
        }
    }

    /** Sets the text font of the workbench. */
    protected void initializeFonts() {
        text.setFont(JFaceResources.getTextFont());
    }

    /** Derives the colours of the selected and the highlighted event from the background. */
    protected void initializeColors() {
        Shades shades = Shades.of(text);
        highlightedColor = shades.grid();
        selectedColor = shades.selectedRow();
        background = shades.background();
    }

    /** Follows the fonts and colours of the workbench. */
    @Override
    public void propertyChange(PropertyChangeEvent event) {
        if (isDisposed()) {
            return;
        }
        if (JFaceResources.TEXT_FONT.equals(event.getProperty())) {
            initializeFonts();
        }
        initializeColors();
        refresh();
    }

    @Override
    public boolean setFocus() {
        return text.setFocus();
    }

    @Override
    public void setMenu(Menu menu) {
        text.setMenu(menu);
    }

    /**
     * Shows the first events of a trace and selects none.
     *
     * @param trace the trace, or null for none
     */
    public void setTrace(ITmfTrace trace) {
        checkWidget();
        model.showEvents(trace, TimeText.utc()::full);
        lines.clear();
        selected = -1;
        highlighted = -1;
        revealing = false;
        top = Position.START;
        refresh();
    }

    /** Takes over the number of events, which grows while the trace is indexed. */
    public void refreshEventCount() {
        checkWidget();
        refresh();
    }

    /**
     * Selects an event and scrolls to it. Listeners are not told. An event that is not indexed yet
     * is shown when {@link #refreshEventCount} finds it.
     *
     * @param rank the rank of the event; selects nothing if it is negative
     */
    public void selectAndReveal(long rank) {
        checkWidget();
        selected = Math.max(-1, rank);
        revealing = selected >= 0;
        refresh();
    }

    /**
     * Adds a listener that is told when the user selects an event. {@code event.data} is the rank,
     * a {@link Long}.
     */
    public void addSelectionListener(Listener listener) {
        checkWidget();
        if (!selectionListeners.contains(listener)) {
            selectionListeners.add(Objects.requireNonNull(listener));
        }
    }

    /** Removes a listener; does nothing if it was not added. */
    public void removeSelectionListener(Listener listener) {
        checkWidget();
        selectionListeners.remove(listener);
    }

    private int visibleLines() {
        return Math.max(1, text.getClientArea().height / text.getLineHeight());
    }

    private void refresh() {
        int visible = visibleLines();
        long size = lines.size();
        if (revealing && selected < size) {
            top = lines.reveal(selected, top, visible);
        }
        // Far from the end, its events need not be read: each has at least one line.
        boolean nearEnd = size - top.rank() <= visible;
        Position bottom = nearEnd ? lines.bottom(visible) : null;
        if (bottom != null && bottom.isBefore(top)) {
            top = bottom;
        }
        boolean atEnd = top.equals(bottom);
        fill(visible);
        int events = (int) shown.stream().distinct().count();
        range = new ScrollRange(size, events, top.rank());
        slider.setEnabled(!(atEnd && Position.START.equals(top)));
        slider.setValues(
                atEnd ? range.barMaximum() - range.barThumb() : range.barValue(),
                0,
                range.barMaximum(),
                range.barThumb(),
                1,
                Math.max(1, range.barThumb() - 1));
    }

    private void fill(int visible) {
        shown.clear();
        List<String> texts = new ArrayList<>();
        lines.visit(
                top,
                visible,
                (rank, line) -> {
                    shown.add(rank);
                    texts.add(line);
                });
        String all = String.join("\n", texts);
        filling = true;
        try {
            if (!all.equals(text.getText())) {
                int left = text.getHorizontalPixel();
                text.setText(all);
                text.setHorizontalPixel(left);
            }
            int line = shown.indexOf(selected);
            if (line >= 0 && shown.get(text.getLineAtOffset(text.getCaretOffset())) != selected) {
                int left = text.getHorizontalPixel();
                text.setCaretOffset(text.getOffsetAtLine(line));
                text.setHorizontalPixel(left);
            }
        } finally {
            filling = false;
        }
        colour();
    }

    private void colour() {
        if (!text.getBackground().equals(background)) {
            // Themes set the background after the widget was made, and when they change.
            initializeColors();
        }
        for (int i = 0; i < shown.size(); i++) {
            long rank = shown.get(i);
            Color wanted =
                    rank == selected
                            ? selectedColor
                            : rank == highlighted ? highlightedColor : null;
            if (!Objects.equals(wanted, text.getLineBackground(i))) {
                text.setLineBackground(i, 1, wanted);
            }
        }
    }

    private void scrollTo(Position wanted) {
        revealing = false;
        top = wanted;
        refresh();
    }

    private void select(long rank, boolean reveal) {
        long size = lines.size();
        if (size == 0) {
            return;
        }
        long chosen = Math.clamp(rank, 0, size - 1);
        boolean other = chosen != selected;
        selected = chosen;
        revealing = reveal;
        if (reveal) {
            refresh();
        } else {
            colour();
        }
        if (other) {
            tellSelection();
        }
    }

    private void tellSelection() {
        Event event = new Event();
        event.type = SWT.Selection;
        event.display = display;
        event.widget = this;
        event.data = selected;
        for (Listener listener : List.copyOf(selectionListeners)) {
            listener.handleEvent(event);
        }
    }

    private void highlight(long rank) {
        if (rank != highlighted) {
            highlighted = rank;
            colour();
        }
    }

    /** The event at a height of the text; -1 below the last one. */
    private long rankAt(int y) {
        int line = y / text.getLineHeight();
        return y >= 0 && line < shown.size() ? shown.get(line) : -1;
    }

    @Override
    public void controlResized(ControlEvent event) {
        refresh();
    }

    @Override
    public void controlMoved(ControlEvent e) {
        // Nothing depends on the place.
    }

    /** Scrolls to where the slider is. */
    @Override
    public void widgetSelected(SelectionEvent e) {
        ScrollRange at = range.atBar(slider.getSelection());
        boolean end = at.top() + at.visible() >= at.size();
        scrollTo(end ? lines.bottom(visibleLines()) : new Position(at.top(), 0));
    }

    @Override
    public void widgetDefaultSelected(SelectionEvent e) {
        widgetSelected(e);
    }

    /** Selects the event under the mouse. */
    @Override
    public void mouseDown(MouseEvent e) {
        long rank = rankAt(e.y);
        if (rank >= 0) {
            select(rank, false);
        }
    }

    @Override
    public void mouseUp(MouseEvent e) {
        // The event was selected when the button went down.
    }

    @Override
    public void mouseDoubleClick(MouseEvent e) {
        // The text selects a word by itself.
    }

    /** Selects another event by arrow and page keys. */
    @Override
    public void keyPressed(KeyEvent e) {
        long from = selected >= 0 ? selected : top.rank();
        int page = Math.max(1, range.visible() - 1);
        long to =
                switch (e.keyCode) {
                    case SWT.ARROW_UP -> from - 1;
                    case SWT.ARROW_DOWN -> selected < 0 ? from : from + 1;
                    case SWT.PAGE_UP -> from - page;
                    case SWT.PAGE_DOWN -> from + page;
                    case SWT.HOME -> 0;
                    case SWT.END -> lines.size() - 1;
                    default -> Long.MIN_VALUE;
                };
        // Without Ctrl, Home and End move the caret in its line.
        boolean ofTrace = e.keyCode == SWT.HOME || e.keyCode == SWT.END;
        int wanted = ofTrace ? SWT.MOD1 : SWT.NONE;
        if (to != Long.MIN_VALUE && (e.stateMask & SWT.MODIFIER_MASK) == wanted) {
            e.doit = false;
            select(to, true);
        }
    }

    @Override
    public void keyReleased(KeyEvent e) {
        // Keys act when they are pressed.
    }

    /** Selects the event in whose text the caret now is. */
    @Override
    public void caretMoved(CaretEvent event) {
        int line = text.getLineAtOffset(event.caretOffset);
        if (!filling && line < shown.size()) {
            select(shown.get(line), false);
        }
    }

    @Override
    public void mouseMove(MouseEvent e) {
        highlight(rankAt(e.y));
    }

    @Override
    public void mouseExit(MouseEvent e) {
        highlight(-1);
    }

    @Override
    public void mouseEnter(MouseEvent e) {
        highlight(rankAt(e.y));
    }

    @Override
    public void mouseHover(MouseEvent e) {
        // The event is highlighted since the mouse came.
    }

    /** Scrolls by some lines; does not select. */
    @Override
    public void mouseScrolled(MouseEvent e) {
        if (lines.size() > 0 && e.count != 0) {
            scrollTo(lines.move(top, -(long) Integer.signum(e.count) * WHEEL_LINES));
            if (e.widget == text) {
                highlight(rankAt(e.y));
            }
        }
    }
}
