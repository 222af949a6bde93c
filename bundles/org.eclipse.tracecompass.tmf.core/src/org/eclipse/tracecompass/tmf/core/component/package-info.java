/**
 * Components with a name that send and receive signals, and the providers of events among them with
 * their queue of requests.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.component;

import org.eclipse.jdt.annotation.NonNullByDefault;
