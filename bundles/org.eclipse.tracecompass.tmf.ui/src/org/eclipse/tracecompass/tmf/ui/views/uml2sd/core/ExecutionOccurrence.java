package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IImage;

/**
 * An execution with times, and with colours and images of its own.
 *
 * @since 9.5.0
 */
public class ExecutionOccurrence extends BasicExecutionOccurrence implements ITimeRange {

    private static final int IMAGE_SIZE = 16;

    private int[] fillRGB;
    private int[] strokeRGB;
    private IImage image;
    private IImage ellipsesImage;
    private ITmfTimestamp startTime;
    private ITmfTimestamp endTime;
    private boolean hasTime;

    @Override
    public void setLifeline(Lifeline theLifeline) {
        super.setLifeline(theLifeline);
        if (theLifeline != null && hasTime) {
            theLifeline.setTimeInfo(true);
        }
    }

    /** Sets the colour that fills the execution, each part from 0 to 255. */
    public void setFillColor(int red, int green, int blue) {
        fillRGB = new int[] {red, green, blue};
    }

    /** Sets the colour of the outline, each part from 0 to 255. */
    public void setStrokeColor(int red, int green, int blue) {
        strokeRGB = new int[] {red, green, blue};
    }

    /** Sets an image beside the lower end. */
    public void setImage(IImage image) {
        this.image = image;
    }

    /** Sets an image beside the upper end, for an execution that began before the diagram. */
    public void setTopEllipsesImage(IImage image) {
        ellipsesImage = image;
    }

    /** Sets when it starts. */
    public void setStartTime(ITmfTimestamp time) {
        startTime = time;
        timed();
    }

    /** Sets when it ends. */
    public void setEndTime(ITmfTimestamp time) {
        endTime = time;
        timed();
    }

    private void timed() {
        hasTime = true;
        if (getLifeline() != null) {
            getLifeline().setTimeInfo(true);
        }
    }

    @Override
    public ITmfTimestamp getStartTime() {
        return startTime;
    }

    @Override
    public ITmfTimestamp getEndTime() {
        return endTime;
    }

    @Override
    public boolean hasTimeInfo() {
        return hasTime;
    }

    /** The colour that fills it; null for that of the preferences. */
    public int[] getFillRGB() {
        return fillRGB;
    }

    /** The colour of the outline; null for that of the preferences. */
    public int[] getStrokeRGB() {
        return strokeRGB;
    }

    /** The image beside the lower end; null for none. */
    protected IImage getImage() {
        return image;
    }

    /** The image beside the upper end; null for none. */
    protected IImage getEllipsesImage() {
        return ellipsesImage;
    }

    @Override
    public void draw(IGC context) {
        super.draw(context);
        int right = getX() + getWidth();
        if (image != null) {
            context.drawImage(
                    image, right, getY() + getHeight() - IMAGE_SIZE, IMAGE_SIZE, IMAGE_SIZE);
        }
        if (ellipsesImage != null) {
            context.drawImage(ellipsesImage, right, getY(), IMAGE_SIZE, IMAGE_SIZE);
        }
    }

    @Override
    protected IColor setUnselectedFillColor(IGC context) {
        if (fillRGB == null) {
            return super.setUnselectedFillColor(context);
        }
        IColor color = context.createColor(fillRGB[0], fillRGB[1], fillRGB[2]);
        context.setBackground(color);
        return color;
    }

    @Override
    protected IColor setUnselectedStrokeColor(IGC context) {
        if (strokeRGB == null) {
            return super.setUnselectedStrokeColor(context);
        }
        IColor color = context.createColor(strokeRGB[0], strokeRGB[1], strokeRGB[2]);
        context.setForeground(color);
        return color;
    }

    /** Sets whether its times are known. */
    public void setHasTimeInfo(boolean hasTimeInfo) {
        hasTime = hasTimeInfo;
    }
}
