package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.StructClass;

/** Rules of the specifications for the header fields of packets and events. */
final class HeaderRules {

    private static final Set<String> OF_PACKET_HEADER = Set.of("stream_id", "stream_instance_id");
    private static final Set<String> OF_PACKET_CONTEXT =
            Set.of("packet_size", "content_size", "events_discarded", "packet_seq_num");
    private static final int MAGIC_BITS = 32;

    private HeaderRules() {}

    /** Checks the packet header of a CTF 1.8 trace. */
    static void packetHeader(TsdlErrors errors, int line, @Nullable StructClass header)
            throws CtfReadException {
        check(errors, line, header, OF_PACKET_HEADER);
        List<StructClass.Member> members = header == null ? List.of() : header.members();
        for (StructClass.Member member : members) {
            if (member.rawName().equals("magic")) {
                if (member != members.get(0)) {
                    throw errors.at(line, "'magic' is not the first field of the packet header");
                }
                if (!(member.type() instanceof IntegerClass magic)
                        || magic.signed()
                        || magic.size() != MAGIC_BITS) {
                    throw errors.at(line, "'magic' is not an unsigned integer of 32 bits");
                }
            }
        }
    }

    /** Checks the packet context of a CTF 1.8 stream. */
    static void packetContext(TsdlErrors errors, int line, @Nullable StructClass context)
            throws CtfReadException {
        check(errors, line, context, OF_PACKET_CONTEXT);
    }

    private static void check(
            TsdlErrors errors, int line, @Nullable StructClass struct, Set<String> names)
            throws CtfReadException {
        if (struct == null) {
            return;
        }
        for (StructClass.Member member : struct.members()) {
            if (names.contains(member.rawName())
                    && (!(member.type() instanceof IntegerClass integer) || integer.signed())) {
                throw errors.at(line, "'" + member.rawName() + "' is not an unsigned integer");
            }
        }
    }

    /** Whether the magic number of a CTF 2 packet header is elsewhere than at its beginning. */
    static boolean isMagicMisplaced(@Nullable StructClass header) {
        if (header == null) {
            return false;
        }
        for (int i = 1; i < header.members().size(); i++) {
            if (header.members().get(i).type() instanceof IntegerClass integer
                    && integer.roles().contains(Role.MAGIC)) {
                return true;
            }
        }
        return false;
    }
}
