package org.eclipse.tracecompass.ctf.core.type;

/**
 * A place in source code where events of one name are recorded.
 *
 * @param eventName the name of the events
 * @param function the name of the function, or empty
 * @param address the address of the instruction, 0 if not told
 * @param file the name of the source file, or empty
 * @param line the line in the file, from 1; 0 if not told
 */
public record Callsite(String eventName, String function, long address, String file, long line) {}
