package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;

/**
 * The answer to a synchronous message.
 *
 * @since 9.5.0
 */
public class SyncMessageReturn extends SyncMessage {

    /** The id of messages of this kind. */
    public static final String SYNC_MESS_RET_TAG = "SyncMessageRet";

    private SyncMessage message;

    /** An answer without lifelines. */
    public SyncMessageReturn() {
        setColorPrefId(ISDPreferences.PREF_SYNC_MESS_RET);
    }

    /** Sets the message that it answers, which then knows its answer. */
    public void setMessage(SyncMessage parentMessage) {
        message = parentMessage;
        message.setMessageReturn(this);
    }

    /** The message that it answers; null if it is not known. */
    public SyncMessage getMessage() {
        return message;
    }

    @Override
    boolean hasFilledArrow() {
        return false;
    }

    @Override
    public void draw(IGC context) {
        drawStyled(context, context.getLineDashStyle());
    }

    @Override
    public String getArrayId() {
        return SYNC_MESS_RET_TAG;
    }
}
