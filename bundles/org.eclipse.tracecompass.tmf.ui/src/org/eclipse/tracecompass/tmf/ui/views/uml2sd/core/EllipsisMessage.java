package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;

/**
 * Three dots at a lifeline: messages that are left out.
 *
 * @since 9.5.0
 */
public class EllipsisMessage extends AsyncMessage {

    private static final int DOT = 3;
    private static final int DISTANCE = 6;

    @Override
    public int getX() {
        Lifeline lifeline = getStartLifeline() == null ? getEndLifeline() : getStartLifeline();
        return lifeline == null ? 0 : lifeline.getX() + lifeline.getWidth() / 2 + DISTANCE;
    }

    @Override
    public int getY() {
        return super.getY() + Metrics.getMessageFontHeigth() / 2;
    }

    @Override
    public int getWidth() {
        return 3 * DISTANCE;
    }

    @Override
    protected void drawMessage(IGC context) {
        IColor fill = context.getBackground();
        context.setBackground(context.getForeground());
        for (int i = 0; i < 3; i++) {
            context.fillOval(getX() + i * DISTANCE, getY() - DOT / 2, DOT, DOT);
        }
        context.setBackground(fill);
        context.drawTextTruncated(
                getName(),
                getX() + getWidth() + DISTANCE,
                getY() - Metrics.getMessageFontHeigth() / 2,
                Metrics.swimmingLaneWidth() / 2,
                Metrics.getMessageFontHeigth(),
                true);
    }

    @Override
    public void draw(IGC context) {
        drawStyled(context, context.getLineSolidStyle());
    }
}
