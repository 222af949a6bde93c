package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.SDPrintDialogUI;

/** Prints pages of a diagram. On the UI thread. */
final class DiagramPrinting {

    private final SDWidget widget;
    private Printer printer;

    DiagramPrinting(SDWidget widget) {
        this.widget = widget;
    }

    /** The printer that is printed to; null if nothing is printed. */
    Printer printer() {
        return printer;
    }

    /** Prints the pages that the user has chosen. */
    void print(SDPrintDialogUI chosen) {
        PrinterData data = chosen.getPrinterData();
        Frame frame = widget.getFrame();
        if (data == null || frame == null) {
            return;
        }
        printer = new Printer(data);
        try {
            if (printer.startJob(frame.getName())) {
                GC gc = new GC(printer);
                NGC context = new NGC(widget, gc);
                for (int page : chosen.getPageList()) {
                    widget.printPage(page, chosen, context);
                }
                context.dispose();
                gc.dispose();
                printer.endJob();
            }
        } finally {
            printer.dispose();
            printer = null;
            widget.redraw();
        }
    }

    /** Prints a page of a column and a row, from 0, with its number. */
    void printPage(int column, int row, SDPrintDialogUI chosen, NGC context, int number) {
        Rectangle page = printer.getClientArea();
        if (!printer.startPage()) {
            return;
        }
        float zoom = widget.getZoomValue();
        float scale = Math.min(page.width / chosen.getStepX(), page.height / chosen.getStepY());
        boolean current = chosen.printCurrent();
        float x = current ? widget.getContentsX() / zoom : column * chosen.getStepX();
        float y = current ? widget.getContentsY() / zoom : row * chosen.getStepY();
        Rectangle part =
                new Rectangle(
                        Math.round(x * scale), Math.round(y * scale), page.width, page.height);
        widget.drawPart(context.getGc(), scale, part);
        GC gc = context.getGc();
        int text = gc.getFontMetrics().getHeight();
        gc.drawText(Integer.toString(number), 0, page.height - text, true);
        printer.endPage();
    }
}
