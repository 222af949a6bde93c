package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IImage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;

/**
 * An image on an execution, which the user can click.
 *
 * @since 9.5.0
 */
public class HotSpot extends GraphNode {

    /** The id of hot spots. */
    public static final String GLYPH = "Glyph";

    private static final int SIZE = 16;

    private BasicExecutionOccurrence execution;
    private int occurrence;
    private IImage image;

    /** A hot spot without an execution. */
    public HotSpot() {
        setColorPrefId(ISDPreferences.PREF_EXEC);
    }

    /** Sets the image. */
    public void setImage(IImage img) {
        image = img;
    }

    /** The image; null for none. */
    protected IImage getImage() {
        return image;
    }

    @Override
    public int getX() {
        return execution == null ? 0 : execution.getX() + execution.getWidth() / 2 - SIZE / 2;
    }

    @Override
    public int getY() {
        return execution == null || execution.getLifeline() == null
                ? 0
                : BaseMessage.yOf(execution.getLifeline(), occurrence) - SIZE / 2;
    }

    @Override
    public int getWidth() {
        return execution == null ? 0 : SIZE;
    }

    @Override
    public int getHeight() {
        return execution == null ? 0 : SIZE;
    }

    /** Sets the execution that has the image, which gets this node. */
    public void setExecution(BasicExecutionOccurrence occ) {
        execution = occ;
        execution.addNode(this);
    }

    /** The execution that has the image. */
    public BasicExecutionOccurrence getExecOcc() {
        return execution;
    }

    /** The event where the image is, from the top of the diagram. */
    public int getOccurrence() {
        return occurrence;
    }

    /** Sets the event where the image is, from the top of the diagram. */
    public void setOccurrence(int occ) {
        occurrence = occ;
    }

    @Override
    public void draw(IGC context) {
        if (image != null) {
            context.drawImage(image, getX(), getY(), getWidth(), getHeight());
        }
        if (isSelected()) {
            context.setForeground(prefs().getBackGroundColorSelection());
            context.drawRectangle(getX() - 1, getY() - 1, getWidth() + 2, getHeight() + 2);
        }
    }

    @Override
    public String getArrayId() {
        return GLYPH;
    }

    @Override
    public boolean isVisible(int x, int y, int width, int height) {
        return getX() <= x + width
                && getX() + getWidth() >= x
                && getY() <= y + height
                && getY() + getHeight() >= y;
    }

    @Override
    public boolean contains(int xValue, int yValue) {
        return GraphNode.contains(getX(), getY(), getWidth(), getHeight(), xValue, yValue);
    }
}
