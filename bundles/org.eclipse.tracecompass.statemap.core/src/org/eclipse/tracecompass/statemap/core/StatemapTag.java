package org.eclipse.tracecompass.statemap.core;

import java.util.Map;

/**
 * A tag of a state.
 *
 * @param state the value of the state it belongs to
 * @param name the tag, unique within its state
 * @param members what its definition says besides, as text, in the definition's order; empty for a
 *     tag that is used and not defined
 */
public record StatemapTag(int state, String name, Map<String, String> members) {}
