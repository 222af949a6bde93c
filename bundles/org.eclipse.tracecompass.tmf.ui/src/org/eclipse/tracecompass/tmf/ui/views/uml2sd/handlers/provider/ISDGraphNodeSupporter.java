package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

/**
 * Says which kinds of nodes a diagram has.
 *
 * @since 9.5.0
 */
public interface ISDGraphNodeSupporter {

    /** Lifelines. */
    static int LIFELINE = 0;

    /** Synchronous messages. */
    static int SYNCMESSAGE = 1;

    /** Returns of synchronous messages. */
    static int SYNCMESSAGERETURN = 2;

    /** Asynchronous messages. */
    static int ASYNCMESSAGE = 3;

    /** Returns of asynchronous messages. */
    static int ASYNCMESSAGERETURN = 4;

    /** Ends of lifelines. */
    static int STOP = 5;

    /** Whether the diagram has nodes of a kind. */
    boolean isNodeSupported(int nodeType);

    /**
     * What users call a kind of nodes.
     *
     * @param nodeType the kind
     * @param loaderClassName the class of the loader; null for the current one
     * @return the name
     */
    String getNodeName(int nodeType, String loaderClassName);
}
