package org.eclipse.tracecompass.tmf.ctf.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** Texts for people. */
@NonNullByDefault({})
public class Messages extends NLS {

    /** A packet is larger than its file. */
    public static String CtfTmfTrace_BufferOverflowErrorMessage;

    /** The name of the property with the host. */
    public static String CtfTmfTrace_HostID;

    /** The metadata has no version. */
    public static String CtfTmfTrace_MajorNotSet;

    /** The trace cannot be read. */
    public static String CtfTmfTrace_ReadingError;

    /** The metadata declares no event. */
    public static String CtfTmfTrace_NoEvent;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
