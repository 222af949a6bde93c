/**
 * From addresses to the names of functions, and from the names of symbols to those in the source.
 *
 * <p>{@link org.eclipse.tracecompass.symbols.core.SymbolFile} reads ELF files and text of {@code
 * nm} and {@code perf}; {@link org.eclipse.tracecompass.symbols.core.CppNames} and {@link
 * org.eclipse.tracecompass.symbols.core.RustNames} demangle.
 */
@NonNullByDefault
package org.eclipse.tracecompass.symbols.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
