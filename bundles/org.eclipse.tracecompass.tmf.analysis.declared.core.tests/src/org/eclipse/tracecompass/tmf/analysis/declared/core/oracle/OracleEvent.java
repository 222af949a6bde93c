package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.Map;
import java.util.Optional;

/**
 * An event for the interpreter.
 *
 * @param name its name
 * @param time its time, ns
 * @param cpu the processor it happened on
 * @param fields its fields: Long, Double, String or Boolean
 */
public record OracleEvent(
        String name, long time, Optional<Integer> cpu, Map<String, Object> fields) {}
