/**
 * The state systems of a trace as a time graph: every analysis that keeps a history, its attribute
 * tree, and the values of its attributes. It is what the State System Explorer shows. A tree of a
 * million attributes is listed in parts.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.explorer.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
