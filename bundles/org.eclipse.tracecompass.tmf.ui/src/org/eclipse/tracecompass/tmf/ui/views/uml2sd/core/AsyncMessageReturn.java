package org.eclipse.tracecompass.tmf.ui.views.uml2sd.core;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;

/**
 * The answer to an asynchronous message.
 *
 * @since 9.5.0
 */
public class AsyncMessageReturn extends AsyncMessage {

    /** The id of messages of this kind. */
    public static final String ASYNC_MESS_RET_TAG = "AsyncMessageRet";

    /** The message that it answers; null if it is not known. */
    protected AsyncMessage fMessage;

    /** An answer without lifelines. */
    public AsyncMessageReturn() {
        setColorPrefId(ISDPreferences.PREF_ASYNC_MESS_RET);
    }

    /** Sets the message that it answers, which then knows its answer. */
    public void setMessage(AsyncMessage parentMessage) {
        fMessage = parentMessage;
        fMessage.setMessageReturn(this);
    }

    /** The message that it answers; null if it is not known. */
    public AsyncMessage getMessage() {
        return fMessage;
    }

    @Override
    public void draw(IGC context) {
        drawStyled(context, context.getLineDashStyle());
    }

    @Override
    public String getArrayId() {
        return ASYNC_MESS_RET_TAG;
    }
}
