package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import java.util.ArrayList;
import java.util.List;
import java.util.TimerTask;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.DisposeEvent;
import org.eclipse.swt.events.DisposeListener;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.events.TraverseEvent;
import org.eclipse.swt.events.TraverseListener;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.ITimeRange;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Lifeline;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.SDPrintDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.SDPrintDialogUI;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDCollapseProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.SDViewPref;
import org.eclipse.ui.part.ViewPart;

/**
 * Draws a sequence diagram and lets the user select, zoom, move lifelines and go from node to node.
 * On the UI thread.
 *
 * @since 9.5.0
 */
public class SDWidget extends DiagramArea
        implements SelectionListener,
                IPropertyChangeListener,
                DisposeListener,
                ITimeCompressionListener {

    private static final int DRAG_START = 6;

    private final SDWidgetSelectionProvider selectionProvider = new SDWidgetSelectionProvider();
    private final List<GraphNode> selection = new ArrayList<>();
    private final List<Lifeline[]> reordered = new ArrayList<>();
    private final Traversal traversal = new Traversal(this);
    private DiagramToolTip toolTip;
    private ViewPart site;
    private ISDCollapseProvider collapseProvider;
    private GraphNode current;
    private GraphNode mouseOver;
    private GraphNode focusNode;
    private GraphNode listStart;
    private Lifeline dragged;
    private int dragX;
    private boolean dragging;
    private boolean reorderMode;
    private boolean ctrlSelection;
    private boolean shiftSelection;
    private final DiagramPrinting printing = new DiagramPrinting(this);

    /**
     * @param c the parent
     * @param s the style of the canvas
     */
    public SDWidget(Composite c, int s) {
        super(c, s);
        measure();
        SDViewPref.getInstance().addPropertyChangeListener(this);
        addDisposeListener(this);
        getViewControl().addTraverseListener(new LocalTraverseListener());
        setVScrollBarIncrement(30);
        setHScrollBarIncrement(30);
        addControlListener(ControlListener.controlResizedAdapter(e -> resizeContents(frame)));
    }

    // --- what is shown

    /** Sets the bar with the times of this diagram. */
    public void setTimeBar(TimeCompressionBar bar) {
        if (bar != null) {
            timeBar = bar;
            bar.addTimeCompressionListener(this);
        }
    }

    /**
     * Shows a diagram.
     *
     * @param theFrame the diagram; null for none
     * @param resetPosition whether its upper left corner is shown
     */
    public void setFrame(Frame theFrame, boolean resetPosition) {
        reordered.clear();
        clearSelection();
        setFocus((GraphNode) null);
        mouseOver = null;
        current = null;
        listStart = null;
        frame = theFrame;
        if (resetPosition) {
            setContentsPos(0, 0);
        }
        resizeContents(frame);
        if (timeBar != null) {
            timeBar.setFrame(frame);
            timeBar.setZoom(zoom);
        }
        redraw();
    }

    /** Sets the view that the widget is in: the workbench learns from it what is selected. */
    public void setSite(ViewPart viewSite) {
        site = viewSite;
        site.getSite().setSelectionProvider(selectionProvider);
    }

    /** Sets what makes one lifeline of two. */
    protected void setCollapseProvider(ISDCollapseProvider provider) {
        collapseProvider = provider;
    }

    // --- selection

    /** Tells what is selected. */
    public ISelectionProvider getSelectionProvider() {
        return selectionProvider;
    }

    /** What is selected. */
    public List<GraphNode> getSelection() {
        return selection;
    }

    /** Selects a node besides those that are selected. */
    public void addSelection(GraphNode node) {
        if (node != null) {
            addSelection(List.of(node));
        }
    }

    /** Selects nodes besides those that are selected. */
    public void addSelection(List<GraphNode> list) {
        for (GraphNode node : list) {
            if (!selection.contains(node)) {
                selection.add(node);
            }
            node.setSelected(true);
            current = node;
        }
        tellSelection();
    }

    /** Does not select a node any more. */
    public void removeSelection(GraphNode node) {
        removeSelection(List.of(node));
    }

    /** Does not select nodes any more. */
    public void removeSelection(List<GraphNode> list) {
        list.forEach(node -> node.setSelected(false));
        selection.removeAll(list);
        if (!selection.contains(current)) {
            current = null;
        }
        tellSelection();
    }

    /** Selects nothing. */
    public void clearSelection() {
        selection.forEach(node -> node.setSelected(false));
        selection.clear();
        current = null;
        tellSelection();
    }

    private void tellSelection() {
        redraw();
        selectionProvider.setSelection(
                selection.isEmpty()
                        ? StructuredSelection.EMPTY
                        : new StructuredSelection(new ArrayList<>(selection)));
    }

    /** Selects a node as a click on it does; Ctrl adds or removes it, Shift selects up to it. */
    protected void performSelection(GraphNode node) {
        if (ctrlSelection || shiftSelection) {
            if (node == null) {
                return;
            }
            if (shiftSelection && listStart != null && frame != null) {
                List<GraphNode> between = frame.getNodeList(listStart, node);
                clearSelection();
                addSelection(between);
            } else if (selection.contains(node)) {
                removeSelection(node);
            } else {
                addSelection(node);
                listStart = node;
            }
            return;
        }
        listStart = node;
        clearSelection();
        addSelection(node);
    }

    /** Whether Ctrl adds to the selection now. */
    public boolean isCtrlSelection() {
        return ctrlSelection;
    }

    /** Whether Shift selects up to a node now. */
    public boolean isShiftSelection() {
        return shiftSelection;
    }

    /** The node below the pointer; null for none. */
    public GraphNode getMouseOverNode() {
        return mouseOver;
    }

    /** The node that was selected last; null for none. */
    public GraphNode getCurrentGraphNode() {
        return current;
    }

    // --- places

    /** Selects a node and scrolls to it. */
    public void moveTo(GraphNode node) {
        if (node != null) {
            clearSelection();
            addSelection(node);
            ensureVisible(node);
        }
    }

    @Override
    void drawDragged(NGC context) {
        if (dragging && dragged != null) {
            int top = Math.max(dragged.getY(), natural(getContentsY()));
            dragged.draw(context, natural(dragX) - dragged.getWidth() / 2, top);
        }
    }

    // --- mouse

    private GraphNode nodeAt(MouseEvent event) {
        return frame == null ? null : frame.getNodeAt(natural(event.x), natural(event.y));
    }

    /** The lifeline whose header, which stays at the top, is at a point. */
    private Lifeline headerAt(MouseEvent event) {
        int x = natural(event.x);
        int y = natural(event.y);
        for (int i = 0; frame != null && i < frame.lifeLinesCount(); i++) {
            Lifeline lifeline = frame.getLifeline(i);
            int top = Math.max(lifeline.getY(), natural(getContentsY()));
            if (GraphNode.contains(
                    lifeline.getX(), top, lifeline.getWidth(), lifeline.getHeight(), x, y)) {
                return lifeline;
            }
        }
        return null;
    }

    @Override
    protected void contentsMouseHover(MouseEvent event) {
        GraphNode node = headerAt(event);
        mouseOver = node == null ? nodeAt(event) : node;
        if (mouseOver == null || !SDViewPref.getInstance().tooltipEnabled()) {
            hideToolTip();
            return;
        }
        if (toolTip == null) {
            toolTip = new DiagramToolTip(getViewControl());
        }
        String name =
                mouseOver instanceof Lifeline lifeline
                        ? lifeline.getToolTipText()
                        : mouseOver.getName();
        toolTip.showToolTip(name + getPostfixForTooltip(true));
    }

    private void hideToolTip() {
        if (toolTip != null) {
            toolTip.hideToolTip();
        }
    }

    /**
     * What the tooltip of the node below the pointer has besides its name: its time.
     *
     * @param accessible whether the text may have several lines
     */
    protected String getPostfixForTooltip(boolean accessible) {
        if (!(mouseOver instanceof ITimeRange times) || !times.hasTimeInfo()) {
            return "";
        }
        String separator = accessible ? "\n" : " - ";
        String text = separator + times.getStartTime();
        return times.getEndTime() == null || times.getEndTime().equals(times.getStartTime())
                ? text
                : text + separator + times.getEndTime();
    }

    @Override
    protected void contentsMouseExit(MouseEvent e) {
        hideToolTip();
    }

    @Override
    protected void contentsMouseMoveEvent(MouseEvent e) {
        hideToolTip();
        if (dragged != null && (dragging || Math.abs(e.x - dragX) > DRAG_START)) {
            dragging = true;
            dragX = e.x;
            redraw();
        }
    }

    @Override
    protected void contentsMouseDownEvent(MouseEvent event) {
        hideToolTip();
        setFocus();
        if (zoomIn || zoomOut) {
            zoomAt(event.x, event.y, zoomIn ? ZOOM_STEP : 1 / ZOOM_STEP);
            return;
        }
        if (event.button != 1 && selection.contains(nodeAt(event))) {
            return;
        }
        ctrlSelection = (event.stateMask & SWT.MOD1) != 0;
        shiftSelection = (event.stateMask & SWT.SHIFT) != 0;
        Lifeline header = headerAt(event);
        GraphNode node = header == null ? nodeAt(event) : header;
        performSelection(node);
        ctrlSelection = false;
        shiftSelection = false;
        setFocus(node);
        if (header != null && event.button == 1) {
            dragged = header;
            dragX = event.x;
        }
    }

    @Override
    protected void contentsMouseUpEvent(MouseEvent event) {
        if (dragging && dragged != null) {
            drop(event);
        }
        dragged = null;
        dragging = false;
        redraw();
    }

    private void drop(MouseEvent event) {
        Lifeline target = frame.getCloserLifeline(natural(event.x));
        if (target == null || target == dragged) {
            return;
        }
        if (collapseProvider != null && (event.stateMask & SWT.MOD1) != 0) {
            collapseProvider.collapseTwoLifelines(dragged, target);
            return;
        }
        boolean right = natural(event.x) > target.getX() + target.getWidth() / 2;
        Lifeline before = right ? frame.getLifeline(target.getIndex()) : target;
        if (before == dragged) {
            return;
        }
        Lifeline[] pair = {dragged, before};
        frame.reorder(List.<Object>of((Object) pair));
        if (reorderMode) {
            reordered.add(pair);
        }
    }

    /** Keeps which lifelines the user moves, or not. */
    public void setReorderMode(boolean mode) {
        reorderMode = mode;
    }

    /** The lifelines that the user has moved, as {@code Frame.reorder} takes them. */
    public List<Lifeline[]> getLifelineReoderList() {
        return reordered;
    }

    // --- keys and focus

    /** Gives the keyboard focus to a node; null for none. */
    public void setFocus(GraphNode node) {
        if (focusNode != null) {
            focusNode.setFocused(false);
        }
        focusNode = node;
        if (focusNode != null) {
            focusNode.setFocused(true);
        }
        redraw();
    }

    /** Gives the widget the focus; the number has no effect, as nodes have the focus. */
    protected void setFocus(int newFocusShape) {
        setFocus();
    }

    /** The node with the keyboard focus; null for none. */
    public GraphNode getFocusNode() {
        return focusNode;
    }

    private void go(GraphNode node) {
        if (node != null) {
            setFocus(node);
            performSelection(node);
            ensureVisible(node);
        }
    }

    /** Moves the focus to the right. */
    public void traverseRight() {
        go(traversal.right(focusNode));
    }

    /** Moves the focus to the left. */
    public void traverseLeft() {
        go(traversal.left(focusNode));
    }

    /** Moves the focus up. */
    public void traverseUp() {
        go(traversal.up(focusNode));
    }

    /** Moves the focus down. */
    public void traverseDown() {
        go(traversal.down(focusNode));
    }

    /** Moves the focus to the first node. */
    public void traverseHome() {
        go(traversal.home(focusNode));
    }

    /** Moves the focus to the last node. */
    public void traverseEnd() {
        go(traversal.end(focusNode));
    }

    @Override
    protected void keyPressedEvent(KeyEvent event) {
        switch (event.keyCode) {
            case SWT.ARROW_LEFT -> traverseLeft();
            case SWT.ARROW_RIGHT -> traverseRight();
            case SWT.ARROW_UP -> traverseUp();
            case SWT.ARROW_DOWN -> traverseDown();
            case SWT.HOME -> traverseHome();
            case SWT.END -> traverseEnd();
            case '+', '=', SWT.KEYPAD_ADD -> setZoomValue(zoom * ZOOM_STEP);
            case '-', SWT.KEYPAD_SUBTRACT -> setZoomValue(zoom / ZOOM_STEP);
            default -> super.keyPressedEvent(event);
        }
        ctrlSelection = event.keyCode == SWT.MOD1;
        shiftSelection = event.keyCode == SWT.SHIFT;
    }

    @Override
    protected void keyReleasedEvent(KeyEvent event) {
        ctrlSelection &= event.keyCode != SWT.MOD1;
        shiftSelection &= event.keyCode != SWT.SHIFT;
    }

    @Override
    public boolean isFocusControl() {
        return checkFocusOnChilds(this);
    }

    /** Whether a control or one in it has the focus. */
    protected boolean checkFocusOnChilds(Control children) {
        for (Control at = getDisplay().getFocusControl(); at != null; at = at.getParent()) {
            if (at == children) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void widgetDefaultSelected(SelectionEvent event) {
        widgetSelected(event);
    }

    /** A menu item that shows the node at the other end of a selected message. */
    @Override
    public void widgetSelected(SelectionEvent event) {
        if (event.widget.getData() instanceof GraphNode node) {
            moveTo(node);
        }
    }

    @Override
    public void propertyChange(PropertyChangeEvent e) {
        if (!isDisposed()) {
            measure();
            resizeContents(frame);
            redraw();
        }
    }

    @Override
    public void widgetDisposed(DisposeEvent e) {
        SDViewPref.getInstance().removePropertyChangeListener(this);
        if (timeBar != null) {
            timeBar.removeSelectionChangedListener(this);
        }
    }

    @Override
    public void deltaSelected(Lifeline lifeline, int startEvent, int nbEvent, IColor color) {
        if (frame != null) {
            frame.highlightTimeCompression(lifeline, startEvent, nbEvent, color);
            int top = frame.getLifeline(0) == null ? 0 : eventY(startEvent);
            ensureVisible(getContentsX(), zoomed(top), 0, 0, SWT.CENTER);
            redraw();
        }
    }

    // --- printing

    /** The printer that is printed to; null if nothing is printed. */
    public Printer getPrinter() {
        return printing.printer();
    }

    /** Whether the diagram is being printed. */
    public boolean isPrinting() {
        return getPrinter() != null;
    }

    /** The diagram as a picture; null if there is none. */
    final DiagramPicture picture() {
        return getFrame() == null ? null : new DiagramPicture(this, getFrame());
    }

    /** Asks for a PNG or SVG file, and writes the page to it. */
    public void exportPicture() {
        DiagramPicture picture = picture();
        if (picture != null) {
            picture.ask();
        }
    }

    /** Asks for printer and pages, and prints. */
    public void print() {
        SDPrintDialog dialog = new SDPrintDialog(getShell(), this);
        if (dialog.open() == Dialog.OK) {
            printUI(dialog.getDialogUI());
        }
    }

    /** Prints the pages that the user has chosen. */
    public void printUI(SDPrintDialogUI sdPrintDialog) {
        printing.print(sdPrintDialog);
    }

    /** Prints a page, by its number from 1, from left to right and then down. */
    public void printPage(int pageNum, SDPrintDialogUI pd, NGC context) {
        int columns = Math.max(1, pd.getNbRow());
        printPage((pageNum - 1) % columns, (pageNum - 1) / columns, pd, context, pageNum);
    }

    /**
     * Prints a page.
     *
     * @param i the column of the page, from 0
     * @param j the row of the page, from 0
     * @param pageNum the number on the page
     */
    public void printPage(int i, int j, SDPrintDialogUI pd, NGC context, int pageNum) {
        printing.printPage(i, j, pd, context, pageNum);
    }

    /** Scrolls a diagram again and again. */
    protected static class AutoScroll extends TimerTask {

        /** How far to the right each time. */
        public int fDeltaX;

        /** How far down each time. */
        public int fDeltaY;

        /** The diagram. */
        public SDWidget fSdWidget;

        /**
         * @param sv the diagram
         * @param dx how far to the right each time
         * @param dy how far down each time
         */
        public AutoScroll(SDWidget sv, int dx, int dy) {
            fSdWidget = sv;
            fDeltaX = dx;
            fDeltaY = dy;
        }

        @Override
        public void run() {
            Display.getDefault()
                    .asyncExec(
                            () -> {
                                if (!fSdWidget.isDisposed()) {
                                    fSdWidget.scrollBy(fDeltaX, fDeltaY);
                                }
                            });
        }
    }

    /** Lets Tab leave the diagram, whose arrow keys go from node to node. */
    protected static class LocalTraverseListener implements TraverseListener {

        @Override
        public void keyTraversed(TraverseEvent e) {
            if (e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS) {
                e.doit = true;
            }
        }
    }
}
