package org.eclipse.tracecompass.ctf.core.event.scope;

/** The scope of packet headers. */
public class PacketHeaderScope extends LexicalScope {

    /** Creates the scope, within that of packets. */
    public PacketHeaderScope() {
        super(PACKET, "header");
    }

    @Override
    public String getPath() {
        return super.getPath();
    }
}
