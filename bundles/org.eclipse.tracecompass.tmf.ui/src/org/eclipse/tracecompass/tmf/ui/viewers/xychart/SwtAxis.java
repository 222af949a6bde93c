package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import org.eclipse.swtchart.Range;

/**
 * An axis of the library.
 *
 * @param axis the axis
 */
record SwtAxis(org.eclipse.swtchart.IAxis axis) implements IAxis {

    @Override
    public AxisRange getRange() {
        Range range = axis.getRange();
        return new AxisRange(range.lower, range.upper);
    }

    @Override
    public void setRange(AxisRange range) {
        axis.setRange(new Range(range.getLower(), range.getUpper()));
    }

    @Override
    public int getPixelCoordinate(double dataCoordinate) {
        return axis.getPixelCoordinate(dataCoordinate);
    }

    @Override
    public double getDataCoordinate(int pixelCoordinate) {
        return axis.getDataCoordinate(pixelCoordinate);
    }
}
