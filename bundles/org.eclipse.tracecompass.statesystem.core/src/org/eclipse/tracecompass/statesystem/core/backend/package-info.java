/**
 * Where state intervals are kept: the interface a backend implements, and the backends that come
 * with the engine.
 */
@NonNullByDefault
package org.eclipse.tracecompass.statesystem.core.backend;

import org.eclipse.jdt.annotation.NonNullByDefault;
