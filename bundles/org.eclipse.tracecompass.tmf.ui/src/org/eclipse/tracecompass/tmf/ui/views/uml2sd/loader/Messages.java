package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of the loader, and the names of the events and fields that it reads.
 *
 * @since 9.5.0
 */
public class Messages extends NLS {

    private static final String BUNDLE_NAME =
            "org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader.messages";

    /** "Sequence Diagram". */
    public static String TmfUml2SDSyncLoader_ViewName;

    /** "Component". */
    public static String TmfUml2SDSyncLoader_CategoryLifeline;

    /** "Message". */
    public static String TmfUml2SDSyncLoader_CategoryMessage;

    /** "Component Interactions". */
    public static String TmfUml2SDSyncLoader_FrameName;

    /** "Search in the sequence diagram". */
    public static String TmfUml2SDSyncLoader_SearchJobDescrition;

    /** "The search reached the end of the trace without finding anything.". */
    public static String TmfUml2SDSyncLoader_SearchNotFound;

    /** Which traces have messages. */
    public static String TmfUml2SDSyncLoader_NoMessages;

    /** "A filter is not used. &#123;0}." */
    public static String TmfUml2SDSyncLoader_FilterNotUsed;

    /** "SEND". */
    public static String TmfUml2SDSyncLoader_EventTypeSend;

    /** "RECEIVE". */
    public static String TmfUml2SDSyncLoader_EventTypeReceive;

    /** "sender". */
    public static String TmfUml2SDSyncLoader_FieldSender;

    /** "receiver". */
    public static String TmfUml2SDSyncLoader_FieldReceiver;

    /** "signal". */
    public static String TmfUml2SDSyncLoader_FieldSignal;

    static {
        NLS.initializeMessages(BUNDLE_NAME, Messages.class);
    }

    private Messages() {}
}
