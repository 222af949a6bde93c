package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart.SeriesLook;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.eclipse.tracecompass.tmf.ui.viewers.ILegendImageProvider2;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfCommonXAxisChartViewer;

/**
 * Draws how a series of a chart looks, for the tree beside it.
 *
 * @since 9.5.0
 */
public class XYChartLegendImageProvider implements ILegendImageProvider2 {

    private static final int DOT = 6;

    private final TmfCommonXAxisChartViewer chartViewer;

    /**
     * @param chartViewer the chart
     */
    public XYChartLegendImageProvider(TmfCommonXAxisChartViewer chartViewer) {
        this.chartViewer = chartViewer;
    }

    @Override
    public Image getLegendImage(int imageHeight, int imageWidth, Long id) {
        SeriesLook look = SeriesLook.of(chartViewer.getSeriesStyle(id));
        int height = Math.max(1, imageHeight);
        int width = Math.max(1, imageWidth);
        Image image = new Image(Display.getDefault(), width, height);
        GC gc = new GC(image);
        Color colour = new Color(look.colour());
        gc.setBackground(Display.getDefault().getSystemColor(SWT.COLOR_LIST_BACKGROUND));
        gc.fillRectangle(0, 0, width, height);
        gc.setBackground(colour);
        gc.setForeground(colour);
        gc.setAntialias(SWT.ON);
        int middle = height / 2;
        switch (look.type()) {
            case SeriesType.BAR, SeriesType.AREA ->
                    gc.fillRectangle(2, height / 4, Math.max(1, width - 4), height / 2);
            case SeriesType.SCATTER -> gc.fillOval((width - DOT) / 2, middle - DOT / 2, DOT, DOT);
            default -> {
                gc.setLineWidth(Math.max(2, look.width()));
                gc.setLineStyle(swtStyle(look.line()));
                gc.drawLine(2, middle, width - 3, middle);
            }
        }
        gc.dispose();
        return image;
    }

    private static int swtStyle(LineStyle style) {
        return switch (style) {
            case DOT -> SWT.LINE_DOT;
            case DASH -> SWT.LINE_DASH;
            case DASHDOT -> SWT.LINE_DASHDOT;
            case DASHDOTDOT -> SWT.LINE_DASHDOTDOT;
            default -> SWT.LINE_SOLID;
        };
    }
}
