package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** Texts for people. */
@NonNullByDefault({})
public class Messages extends NLS {

    /** The name of the aspect of channels. */
    public static String AspectName_Channel;

    /** The description of the aspect of channels. */
    public static String AspectHelpText_Channel;

    /** The description of the aspect of one context. */
    public static String AspectHelpText_Context;

    /** The name of the aspect of packet headers. */
    public static String AspectName_PacketHeader;

    /** The description of the aspect of packet headers. */
    public static String AspectHelpText_PacketHeader;

    /** The name of the aspect of packet contexts. */
    public static String AspectName_PacketContext;

    /** The description of the aspect of packet contexts. */
    public static String AspectHelpText_PacketContext;

    /** The name of the aspect of stream contexts. */
    public static String AspectName_StreamContext;

    /** The description of the aspect of stream contexts. */
    public static String AspectHelpText_StreamContext;

    /** The name of the aspect of event contexts. */
    public static String AspectName_EventContext;

    /** The description of the aspect of event contexts. */
    public static String AspectHelpText_EventContext;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
