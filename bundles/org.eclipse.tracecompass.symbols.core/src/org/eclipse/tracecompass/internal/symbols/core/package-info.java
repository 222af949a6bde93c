/** Shared parts of the demanglers of all languages. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.symbols.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
