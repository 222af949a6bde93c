/**
 * The state system itself: {@link org.eclipse.tracecompass.internal.statesystem.core.StateSystem}
 * joins the attribute tree, the ongoing states and a backend. Its own backends are in the package
 * {@code history} below.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.statesystem.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
