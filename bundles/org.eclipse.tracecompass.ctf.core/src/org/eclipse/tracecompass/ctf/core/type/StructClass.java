package org.eclipse.tracecompass.ctf.core.type;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Named members of several classes, one after the other. */
public final class StructClass implements FieldClass {

    /**
     * A member.
     *
     * @param rawName its name in the metadata, which references use
     * @param name its name for people
     * @param type its class
     */
    public record Member(String rawName, String name, FieldClass type) {}

    private final List<Member> members;
    private final int alignment;

    /**
     * Creates one of members and a minimum alignment in bits. If the names for people are not
     * unique, as those of {@code _a} and {@code a}, each member is called by its raw name.
     */
    public StructClass(List<Member> members, int minimumAlignment) {
        Set<String> names = new HashSet<>();
        boolean unique = true;
        for (Member member : members) {
            unique &= names.add(member.name());
        }
        this.members =
                unique
                        ? List.copyOf(members)
                        : members.stream()
                                .map(m -> new Member(m.rawName(), m.rawName(), m.type()))
                                .toList();
        int alignment = minimumAlignment;
        for (Member member : this.members) {
            alignment = Math.max(alignment, member.type().alignment());
        }
        this.alignment = alignment;
    }

    /** The members in the order of the data. */
    public List<Member> members() {
        return members;
    }

    @Override
    public int alignment() {
        return alignment;
    }
}
