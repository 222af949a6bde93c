/** What the demanglers of all languages share. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.symbols.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
