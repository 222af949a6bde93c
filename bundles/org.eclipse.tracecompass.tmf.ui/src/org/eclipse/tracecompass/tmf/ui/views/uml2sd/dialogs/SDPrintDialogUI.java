package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.TraverseEvent;
import org.eclipse.swt.events.TraverseListener;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.printing.PrintDialog;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * The fields to choose printer and pages. A diagram is cut into pages beside and below each other,
 * which are numbered from 1, from left to right and then down. On the UI thread.
 *
 * @since 9.5.0
 */
public class SDPrintDialogUI {

    private static final int PREVIEW = 220;
    private static final int MOST_ROWS = 999;
    private static final double PAGE_SHAPE = Math.sqrt(2);

    private final SDWidget view;
    private final boolean showPrintButton;
    private final List<Integer> pages = new ArrayList<>();
    private Shell shell;
    private PrinterData printerData;
    private WizardPage wizardPage;
    private SDPrintDialog dialog;
    private Button current;
    private Button all;
    private Button range;
    private Button selected;
    private Button currentZoom;
    private Spinner columnsField;
    private Spinner rowsField;
    private Spinner fromField;
    private Spinner toField;
    private Label total;
    private Canvas preview;
    private int columns = 1;
    private int rows = 1;
    private int from = 1;
    private int to = 1;
    private float stepX;
    private float stepY;
    private boolean isAll = true;
    private boolean isCurrent;
    private boolean isRange;
    private boolean isSelection;

    /** Fields without a button to choose the printer. */
    public SDPrintDialogUI(Shell shell, SDWidget sdWidget) {
        this(shell, sdWidget, false);
    }

    /**
     * @param shell the parent
     * @param sdWidget the diagram
     * @param showPrintBtn whether there is a button to choose the printer
     */
    public SDPrintDialogUI(Shell shell, SDWidget sdWidget, boolean showPrintBtn) {
        this.shell = shell;
        view = sdWidget;
        showPrintButton = showPrintBtn;
        printerData = Printer.getDefaultPrinterData();
        rows = Math.clamp(standardRows(), 1, MOST_ROWS);
        computeStepXY();
    }

    /** As many pages below each other as it takes for pages of the usual shape. */
    private long standardRows() {
        double page = Math.max(1, view.getContentsWidth()) * PAGE_SHAPE;
        return (long) Math.ceil(view.getContentsHeight() / page);
    }

    /** A place in the dialog as wide as some columns. */
    protected GridData newGridData(int span) {
        return GridDataFactory.fillDefaults().grab(true, false).span(span, 1).create();
    }

    /** Creates the fields. */
    public Control createDialogArea(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).equalWidth(false).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        Composite left = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(left);
        GridDataFactory.fillDefaults().applyTo(left);
        all = radio(left, Messages.SequenceDiagram_AllPages);
        all.setSelection(true);
        current = radio(left, Messages.SequenceDiagram_CurrentView);
        selected = radio(left, Messages.SequenceDiagram_SelectedPages);
        range = radio(left, Messages.SequenceDiagram_FromPage);
        fromField = number(left, Messages.SequenceDiagram_FromPage);
        toField = number(left, Messages.SequenceDiagram_to);
        columnsField = number(left, Messages.SequenceDiagram_NumberOfHorizontalPages);
        rowsField = number(left, Messages.SequenceDiagram_NumberOfVerticalPages);
        rowsField.setSelection(rows);
        currentZoom = new Button(left, SWT.CHECK);
        currentZoom.setText(Messages.SequenceDiagram_UseCurrentZoom);
        currentZoom.setLayoutData(newGridData(2));
        currentZoom.addListener(SWT.Selection, e -> useCurrentZoom());
        total = new Label(left, SWT.NONE);
        total.setLayoutData(newGridData(2));
        if (showPrintButton) {
            Button choose = new Button(left, SWT.PUSH);
            choose.setText(Messages.SequenceDiagram_Printer);
            choose.addListener(SWT.Selection, e -> printButtonSelected());
        }
        preview = new Canvas(area, SWT.BORDER | SWT.DOUBLE_BUFFERED);
        GridDataFactory.fillDefaults().hint(PREVIEW, PREVIEW).applyTo(preview);
        preview.addPaintListener(e -> paintPreview(e.gc));
        preview.addListener(SWT.MouseUp, e -> toggle(e.x, e.y));
        displayPageNum();
        return area;
    }

    private Button radio(Composite parent, String text) {
        Button button = new Button(parent, SWT.RADIO);
        button.setText(text);
        button.setLayoutData(newGridData(2));
        button.addListener(SWT.Selection, e -> changed());
        return button;
    }

    private Spinner number(Composite parent, String text) {
        new Label(parent, SWT.NONE).setText(text);
        Spinner field = new Spinner(parent, SWT.BORDER);
        field.setValues(1, 1, 999, 0, 1, 10);
        field.addListener(SWT.Selection, e -> changed());
        return field;
    }

    private void changed() {
        columns = columnsField.getSelection();
        rows = rowsField.getSelection();
        from = fromField.getSelection();
        to = toField.getSelection();
        isAll = all.getSelection();
        isCurrent = current.getSelection();
        isRange = range.getSelection();
        isSelection = selected.getSelection();
        computeStepXY();
        displayPageNum();
    }

    private void useCurrentZoom() {
        if (currentZoom.getSelection()) {
            columns = Math.max(1, Math.ceilDiv(view.getContentsWidth(), view.getVisibleWidth()));
            rows = Math.max(1, Math.ceilDiv(view.getContentsHeight(), view.getVisibleHeight()));
            columnsField.setSelection(columns);
            rowsField.setSelection(rows);
        }
        changed();
    }

    private Image overview() {
        Rectangle area = preview.getClientArea();
        return view.getOverview(new Rectangle(0, 0, area.width, area.height));
    }

    private void paintPreview(GC gc) {
        Rectangle area = preview.getClientArea();
        Image image = overview();
        gc.drawImage(image, 0, 0);
        image.dispose();
        gc.setForeground(preview.getDisplay().getSystemColor(SWT.COLOR_DARK_GRAY));
        for (int page = 1; page <= maxNumOfPages(); page++) {
            Rectangle cell = cell(area, page);
            gc.drawRectangle(cell.x, cell.y, cell.width - 1, cell.height - 1);
            if (pages.contains(page)) {
                gc.setBackground(preview.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION));
                gc.setAlpha(60);
                gc.fillRectangle(cell);
                gc.setAlpha(255);
            }
        }
    }

    private Rectangle cell(Rectangle area, int page) {
        int width = Math.max(1, area.width / columns);
        int height = Math.max(1, area.height / rows);
        return new Rectangle(
                (page - 1) % columns * width, (page - 1) / columns * height, width, height);
    }

    private void toggle(int x, int y) {
        for (int page = 1; page <= maxNumOfPages(); page++) {
            if (cell(preview.getClientArea(), page).contains(x, y)) {
                if (pages.contains(page)) {
                    removeFromPagesList(page);
                } else {
                    addToPagesList(page);
                }
                preview.redraw();
                displayPageNum();
            }
        }
    }

    /** The number of pages that are selected one by one. */
    public int getPagesForSelection() {
        return pages.size();
    }

    /** Whether what was chosen can be printed; says so if not. */
    public boolean okPressed() {
        String problem = problem();
        tell(problem);
        return problem == null;
    }

    private String problem() {
        if (printerData == null) {
            return Messages.SequenceDiagram_NoPrinterSelected;
        }
        if (isRange && (from > to || to > maxNumOfPages())) {
            return Messages.SequenceDiagram_InvalidRange;
        }
        return isSelection && pages.isEmpty() ? Messages.SequenceDiagram_NoPageSelected : null;
    }

    private void tell(String problem) {
        if (dialog != null) {
            dialog.setErrorMessage(problem);
            dialog.setPageComplete(problem == null);
        }
        if (wizardPage != null) {
            wizardPage.setErrorMessage(problem);
            wizardPage.setPageComplete(problem == null);
        }
    }

    /**
     * An image in which a rectangle is tinted.
     *
     * @param img the image; is not changed
     * @param r the rectangle
     * @param color the tint
     */
    public ImageData drawRegionSelected(Image img, Rectangle r, RGB color) {
        ImageData data = img.getImageData();
        Rectangle part = r.intersection(new Rectangle(0, 0, data.width, data.height));
        for (int x = part.x; x < part.x + part.width; x++) {
            for (int y = part.y; y < part.y + part.height; y++) {
                RGB mixed = combine(color, data.palette.getRGB(data.getPixel(x, y)));
                if (data.palette.isDirect) {
                    data.setPixel(x, y, data.palette.getPixel(mixed));
                }
            }
        }
        return data;
    }

    /** The colour between two others. */
    public static RGB combine(RGB front, RGB back) {
        return new RGB(
                (front.red + back.red) / 2,
                (front.green + back.green) / 2,
                (front.blue + back.blue) / 2);
    }

    /** Computes how large a page is. */
    protected void computeStepXY() {
        float zoom = view.getZoomFactor();
        if (isCurrent) {
            stepX = view.getVisibleWidth() / zoom;
            stepY = view.getVisibleHeight() / zoom;
        } else {
            stepX = view.getContentsWidth() / zoom / columns;
            stepY = view.getContentsHeight() / zoom / rows;
        }
        stepX = Math.max(1, stepX);
        stepY = Math.max(1, stepY);
    }

    /** The numbers of the pages to print. */
    public int[] getPageList() {
        if (isSelection) {
            return pages.stream().mapToInt(Integer::intValue).sorted().toArray();
        }
        if (isRange) {
            return IntStream.rangeClosed(from, Math.min(to, maxNumOfPages())).toArray();
        }
        return isCurrent ? new int[] {1} : IntStream.rangeClosed(1, maxNumOfPages()).toArray();
    }

    /** Selects a page. */
    public void addToPagesList(int num) {
        if (!pages.contains(num)) {
            pages.add(num);
        }
    }

    /** Does not select a page any more. */
    public void removeFromPagesList(int num) {
        pages.remove(Integer.valueOf(num));
    }

    /** The number of pages. */
    public int maxNumOfPages() {
        return columns * rows;
    }

    /** The number of pages beside each other. */
    public int getNbRow() {
        return columns;
    }

    /** The number of pages below each other. */
    public int getNbLines() {
        return rows;
    }

    /** Whether all pages are printed. */
    public boolean printAll() {
        return isAll;
    }

    /** Whether what can be seen is printed, on one page. */
    public boolean printCurrent() {
        return isCurrent;
    }

    /** Whether pages are printed that were selected one by one. */
    public boolean printSelection() {
        return isSelection;
    }

    /** Whether pages are printed from one to another. */
    public boolean printRange() {
        return isRange;
    }

    /** The width of a page, in pixels of the diagram before zoom. */
    public float getStepX() {
        return stepX;
    }

    /** The height of a page, in pixels of the diagram before zoom. */
    public float getStepY() {
        return stepY;
    }

    /** The zoom factor of the diagram. */
    public float getZoomFactor() {
        return view.getZoomFactor();
    }

    /** The printer; null for none. */
    public PrinterData getPrinterData() {
        return printerData;
    }

    /** The first page of the range. */
    public int getFrom() {
        return from;
    }

    /** The last page of the range. */
    public int getTo() {
        return to;
    }

    /** Says how many pages there are. */
    protected void displayPageNum() {
        if (total != null) {
            total.setText(NLS.bind(Messages.TotalNumberOfPages, maxNumOfPages()));
            total.getParent().layout();
            preview.redraw();
            tell(problem());
        }
    }

    /** The parent. */
    public Shell getShell() {
        return shell;
    }

    /** Sets the parent. */
    public void setShell(Shell shell) {
        this.shell = shell;
    }

    /** Asks for the printer. */
    public void printButtonSelected() {
        PrintDialog choice = new PrintDialog(shell);
        if (printerData != null) {
            choice.setPrinterData(printerData);
        }
        PrinterData chosen = choice.open();
        if (chosen != null) {
            printerData = chosen;
        }
        updatePrinterStatus();
    }

    /** Sets the page of a wizard that the fields are on. */
    public void setParentWizardPage(WizardPage parent) {
        wizardPage = parent;
    }

    /** Sets the dialog that the fields are in. */
    public void setParentDialog(SDPrintDialog parent) {
        dialog = parent;
    }

    /** Says whether there is a printer. */
    protected void updatePrinterStatus() {
        tell(problem());
    }

    /** Lets Tab leave a field. */
    protected static class LocalTraverseListener implements TraverseListener {

        @Override
        public void keyTraversed(TraverseEvent e) {
            if (e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS) {
                e.doit = true;
            }
        }
    }
}
