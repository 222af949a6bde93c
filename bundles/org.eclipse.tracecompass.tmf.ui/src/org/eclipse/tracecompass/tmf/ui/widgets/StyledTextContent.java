package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.fieldassist.IControlContentAdapter;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;

/**
 * Lets proposals be shown for, and put into, a styled text.
 *
 * @param field the text
 * @since 0.2.0
 */
public record StyledTextContent(StyledText field) implements IControlContentAdapter {

    @Override
    public void setControlContents(
            @Nullable Control control, @Nullable String contents, int cursorPosition) {
        field.setText(contents == null ? "" : contents);
        field.setCaretOffset(cursorPosition);
    }

    @Override
    public void insertControlContents(
            @Nullable Control control, @Nullable String contents, int cursorPosition) {
        int at = field.getCaretOffset();
        field.insert(contents == null ? "" : contents);
        field.setCaretOffset(at + cursorPosition);
    }

    @Override
    public String getControlContents(@Nullable Control control) {
        return field.getText();
    }

    @Override
    public int getCursorPosition(@Nullable Control control) {
        return field.getCaretOffset();
    }

    @Override
    public void setCursorPosition(@Nullable Control control, int index) {
        field.setCaretOffset(index);
    }

    @Override
    public Rectangle getInsertionBounds(@Nullable Control control) {
        Point place = field.getLocationAtOffset(field.getCaretOffset());
        return new Rectangle(place.x, place.y, 1, field.getLineHeight());
    }
}
