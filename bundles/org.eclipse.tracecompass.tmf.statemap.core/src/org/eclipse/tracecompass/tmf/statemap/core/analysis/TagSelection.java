package org.eclipse.tracecompass.tmf.statemap.core.analysis;

import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapTag;

/**
 * A choice among the states of statemap data: those of a name, perhaps only with a tag of which a
 * member has some value.
 *
 * @param state the name of the state
 * @param member the member of tags, {@link #TAG} for the tag itself; empty for all of the state
 * @param value the member's value
 */
public record TagSelection(String state, String member, String value) {

    /** As a member: the tag itself. */
    public static final String TAG = "tag";

    /** The parameter of a request for rows: a map as {@link #toParameter} makes it. */
    public static final String PARAMETER = "selected_tag";

    private static final String STATE = "state";
    private static final String MEMBER = "member";
    private static final String VALUE = "value";

    /** Returns whether a state with a tag is chosen. */
    public boolean matches(String stateName, @Nullable StatemapTag tag) {
        if (!state.equals(stateName)) {
            return false;
        }
        return member.isEmpty() || tag != null && value.equals(value(tag, member));
    }

    /** Returns what a tag says under the name of a member, null if nothing. */
    public static @Nullable String value(StatemapTag tag, String member) {
        return member.equals(TAG) ? tag.name() : tag.members().get(member);
    }

    /** Returns the choice as it is sent with a request. */
    public Map<String, String> toParameter() {
        return Map.of(STATE, state, MEMBER, member, VALUE, value);
    }

    /** Returns the choice of a request, null if there is none. */
    public static @Nullable TagSelection of(Map<String, Object> parameters) {
        if (!(parameters.get(PARAMETER) instanceof Map<?, ?> choice)
                || !(choice.get(STATE) instanceof String state)) {
            return null;
        }
        return new TagSelection(state, text(choice.get(MEMBER)), text(choice.get(VALUE)));
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }
}
