package org.eclipse.tracecompass.symbols.core;

/**
 * A function of a program.
 *
 * @param address where it begins
 * @param name the name of its symbol, mangled if the compiler mangles names
 */
public record Symbol(long address, String name) {}
