package org.eclipse.tracecompass.ctf.core.layout;

import java.util.List;
import org.eclipse.tracecompass.ctf.core.type.Ranges;
import org.eclipse.tracecompass.ctf.core.type.Role;

/**
 * The shape of an event header that is a small id and a narrow timestamp, or (when the id has all
 * bits set) a 32-bit id and a 64-bit timestamp: LTTng's compact (5 and 27 bits) and large (16 and
 * 32 bits) headers. Reading them directly takes a third of the time of the general way.
 *
 * @param idBits 5 or 16; 0 if the header has another shape
 * @param bigEndian byte order
 * @param alignment of the header
 * @param narrowAlignment of the narrow timestamp
 * @param wideAlignment of the wide part
 * @param wideTimestamp offset of the 64-bit timestamp in the wide part
 */
public record LttngHeader(
        int idBits,
        boolean bigEndian,
        int alignment,
        int narrowAlignment,
        int wideAlignment,
        int wideTimestamp) {

    /** A header that is aligned further may end behind the padding of the bytes at hand. */
    private static final int MOST_ALIGNMENT = 64;

    /** Any other header. */
    static final LttngHeader NONE = new LttngHeader(0, false, 1, 1, 1, 0);

    /** Size in bits of the narrow timestamp. */
    public int timestampBits() {
        return idBits == 5 ? 27 : 32;
    }

    static LttngHeader recognise(StructLayout header) {
        if (header.members().size() != 2
                || !(header.members().get(0) instanceof IntegerLayout id)
                || !(header.members().get(1) instanceof VariantLayout variant)
                || variant.options().size() != 2
                || !(variant.options().get(0) instanceof StructLayout narrow)
                || !(variant.options().get(1) instanceof StructLayout wide)
                || narrow.members().size() != 1
                || wide.members().size() != 2
                || !(narrow.members().get(0) instanceof IntegerLayout time)
                || !(wide.members().get(0) instanceof IntegerLayout wideId)
                || !(wide.members().get(1) instanceof IntegerLayout wideTime)) {
            return NONE;
        }
        int idBits = id.type().size();
        int timeBits = time.type().size();
        int all = (1 << Math.min(idBits, 30)) - 1;
        boolean big = id.type().bigEndian();
        boolean shape =
                id.slots.size() == 1
                        && id.slots.get(0).uses() == 1
                        && (idBits == 5
                                        && timeBits == 27
                                        && time.alignment() == 1
                                        && id.alignment() == 1
                                        && narrow.alignment() == 1
                                || idBits == 16 && timeBits == 32 && time.alignment() >= 8)
                        && is(id, Role.EVENT_CLASS_ID, idBits, big)
                        && is(time, Role.TIMESTAMP, timeBits, big)
                        && is(wideId, Role.EVENT_CLASS_ID, 32, big)
                        && is(wideTime, Role.TIMESTAMP, 64, big)
                        && header.alignment() >= 8
                        && Math.max(narrow.alignment(), wide.alignment()) <= MOST_ALIGNMENT
                        && wideId.alignment() >= 8
                        && only(variant.ranges(0), 0, all - 1)
                        && only(variant.ranges(1), all, all);
        return shape
                ? new LttngHeader(
                        idBits,
                        big,
                        header.alignment(),
                        narrow.alignment(),
                        wide.alignment(),
                        (int) Bits.align(32, wideTime.alignment()))
                : NONE;
    }

    private static boolean is(IntegerLayout field, Role role, int size, boolean bigEndian) {
        return field.roles.equals(List.of(role))
                && field.type().size() == size
                && !field.type().signed()
                && !field.type().reversed()
                && field.type().bigEndian() == bigEndian;
    }

    private static boolean only(Ranges ranges, long low, long high) {
        return ranges.ranges().size() == 1
                && ranges.ranges().get(0).low() == low
                && ranges.ranges().get(0).high() == high;
    }
}
